import type { ThingType } from '#contract/things.ts'
import type { Column, Condition, Table, Viewer } from '../db/described.ts'
import type { Search } from './search.ts'

/** Columns that mean the same in the table of every kind that has them. */
type ThingTable = Table & {
  id: Column
  /** An address names it by this or by its id. */
  permalink?: Column
  /** Set by the moderation. */
  hidden?: Column
  createdAt?: Column
  /** Counts of marks, for the kinds that have them. */
  diggsCount?: Column
  upvotesCount?: Column
  downvotesCount?: Column
}

/**
 * A kind of thing as its domain describes it, in its `thing.ts`. Comments, marks, moderation, notifications, events, search
 * and export use this description and not the table. A kind leaves out the fields that it does not have.
 */
export type ThingKind = {
  type: ThingType
  table: ThingTable
  /** Its name. A thing without one has the name of its subject. */
  name?: Column
  /** Its name in the path of its page, where that is neither a permalink nor its id. */
  pageName?: Column
  /** Its folded name, by which texts mention it. */
  mentionedBy?: Column
  /** The path of its page, where the value of a column decides about it. */
  page?: { by: Column; toPath(permalink: string, value: string): string }
  /** Its author, the column `userId`; for a member, the member. */
  author?: Column
  /** Its subject; `parent`: the comment that it answers. */
  about?: { type: Column; id: Column; parent?: Column }
  /** Neither deleted nor a draft; it may be hidden. */
  isThere?: Condition
  /** There, and not hidden; `isSeen` adds what depends on the reader. */
  isShown?: Condition
  /** The condition under which a reader may see it; everybody may where it is absent. */
  isSeen?(viewer: Viewer): Condition
  /** The condition under which a reader may read its name, where it differs from `isSeen`. */
  isNamed?(viewer: Viewer): Condition
  /** Columns that a device keeps to show it without a network. `poster`: the id of an image. */
  card?: { year?: Column; poster?: Column }
  /** When its author's account is deleted: it is deleted too, or stays as that of "gelöschter Nutzer". */
  onDeletion?: 'goes' | 'stays'
  /** Nobody has read it yet: it is deleted with the account in any case. */
  isDraft?: Condition
  /** Columns in its author's export, and the name of the files; all of the author's things, in the order of `createdAt`. */
  exported?: { file: string; columns: Readonly<Record<string, Column>> }
  /** The XML sitemaps with the pages that everybody may see: a kind may have several. */
  sitemaps?: readonly Sitemap[]
  moderation?: Moderation
  news?: News
  search?: Search
}

/** `isListed`: further condition of its pages, where not all that everybody may see are worth listing in it. */
export type Sitemap = { name: string; isListed?: Condition }

/** German words of notifications about things that are written about others. */
type News = {
  /** Between the writer's name with `hat` and `zu` with the subject's name: `Trivia`. */
  one: string
  /** After their number: `Trivia-Einträge`. */
  many: string
  /** Text of the link to it: `Zur Trivia`. */
  caption: string
}

type Moderation = {
  /** The condition under which the moderation may see it; where absent, `isThere`. */
  isOpen?(): Condition
  /** Columns that the moderation reads. */
  text: readonly Column[]
  toText?(values: readonly string[]): string
  /** Its name in messages to its author: `deinen Kommentar`. */
  yours: string
  /** Hiding it changes its author's own state and reaches the author's devices. */
  isOwnState?: true
  /** The moderation sees comments on it only while it sees the thing itself, or once its author flags them. */
  coversTalk?: true
}

/** A kind that the moderation acts on: somebody wrote its things, and they can be hidden. */
export type ModeratedKind = ThingKind & {
  table: { hidden: Column; createdAt: Column }
  author: Column
  moderation: Moderation
}
