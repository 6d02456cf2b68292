import type { ThingType } from '#contract/things.ts'
import type { Column, Condition, Table, Viewer } from '../db/described.ts'

/** Columns that mean the same in the table of every kind that has them. */
type ThingTable = Table & {
  id: Column
  /** An address names it by this or by its id. */
  permalink?: Column
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
  /** Whose it is; a member is their own. */
  author?: Column
  /** Who may see it; without, everybody. */
  isSeen?(viewer: Viewer): Condition
  /** Who may read its name, where that are others than those who may see it. */
  isNamed?(viewer: Viewer): Condition
}
