import type { ThingType } from '#contract/things.ts'
import type { Db, Tx } from '../db/client.ts'
import type { Column, Condition, Table, Viewer } from '../db/described.ts'

/** Columns that mean the same in the table of every kind that has them. */
type ThingTable = Table & {
  id: Column
  /** An address names it by this or by its id. */
  permalink?: Column
  /** By the moderation. */
  hidden?: Column
  createdAt?: Column
  /** Marks are counted where there is a column for them. */
  diggsCount?: Column
  upvotesCount?: Column
  downvotesCount?: Column
}

/**
 * A kind of thing as its domain describes it, in its `thing.ts`. All that is common to things is done by these
 * descriptions: nobody else knows the table. What a kind does not have is left out.
 */
export type ThingKind = {
  type: ThingType
  table: ThingTable
  /** What it is called. A thing without a name is called as what it is about. */
  name?: Column
  /** What stands for it in the path of its page, where that is neither a permalink nor its id. */
  pageName?: Column
  /** The path of its page, where a column decides about that. */
  page?: { by: Column; toPath(permalink: string, value: string): string }
  /** Whose it is, the column `userId`; a member is their own. */
  author?: Column
  /** What it is about, and what it answers. */
  about?: { type: Column; id: Column; parent?: Column }
  /** Neither deleted nor a draft: hidden or not. */
  isThere?: Condition
  /** There, and not hidden; what depends on the reader says `isSeen`. */
  isShown?: Condition
  /** Who may see it; without, everybody. */
  isSeen?(viewer: Viewer): Condition
  /** Who may read its name, where that are others than those who may see it. */
  isNamed?(viewer: Viewer): Condition
  /** What a device keeps of it, to show it without a network. `poster`: the id of an image. */
  card?: { year?: Column; poster?: Column }
  /** What becomes of it with its author's account: it goes, or stays as that of "gelöschter Nutzer". */
  onDeletion?: 'goes' | 'stays'
  /** Nobody has read it yet: it goes in any case. */
  isDraft?: Condition
  /** What its author's export holds of it, and the name of the files; all of theirs, in the order of `createdAt`. */
  exported?: { file: string; columns: Readonly<Record<string, Column>> }
  moderation?: Moderation
  news?: News
  search?: Search
}

/** How notifications speak of things that are written about others, in German. */
type News = {
  /** After the writer's name and `hat`, with `zu` and the name of what it is about behind it: `Trivia`. */
  one: string
  /** After their number: `Trivia-Einträge`. */
  many: string
  /** The way to it: `Zur Trivia`. */
  caption: string
}

/** Rows of these ids; without ids, all. */
export type Ids = readonly string[] | undefined

/** What the index holds of a thing. `names`: folded, in full; `aliases`: for short. */
export type Searched = {
  id: string
  permalink: string
  title: string
  /** The line below the title. */
  meta: string
  posterImageId: string | null
  /** 0 to 100; what is beyond is cut off. */
  popularity: number
  names: readonly string[]
  aliases: readonly string[]
  /** What helps to tell it apart: year, director. */
  context: readonly (string | number | null)[]
}

/** What a page of results says of it besides. */
export type SearchDetails = {
  originalTitle: string | null
  genres: readonly string[] | null
  communitySum: number
  communityCount: number
}

/** What was found outside of the index. */
export type FoundNow = {
  id: string
  path: string
  title: string
  meta: string
  poster: { id: string; filename: string } | null
}

/** `index`: its domain calls `indexThings` when it changes. `now`: asked anew with each search, for what must be gone at once. */
type Search =
  | {
      in: 'index'
      read(db: Db | Tx, ids: Ids): Promise<Searched[]>
      readDetails?(db: Db, ids: readonly string[]): Promise<Map<string, SearchDetails>>
      /** Its aliases count less than those of others, which it would hide. */
      hasWeakAliases?: true
    }
  | {
      in: 'now'
      find(db: Db, typed: string, now: Date, limit: number): Promise<(FoundNow & { isCalled: boolean })[]>
      read(db: Db, ids: readonly string[]): Promise<FoundNow[]>
    }

type Moderation = {
  /** Which the moderation may look at; without, all that is there. */
  isOpen?(): Condition
  /** What the moderation reads of it. */
  text: readonly Column[]
  toText?(values: readonly string[]): string
  /** What its author is told of: `deinen Kommentar`. */
  yours: string
  /** That it is hidden is a change of its author's own state, and reaches their devices. */
  isOwnState?: true
  /** What others say on it is the moderation's business only while it is itself, or once its author flags it. */
  coversTalk?: true
}

/** A kind that the moderation acts on: somebody wrote its things, and they can be hidden. */
export type ModeratedKind = ThingKind & {
  table: { hidden: Column; createdAt: Column }
  author: Column
  moderation: Moderation
}
