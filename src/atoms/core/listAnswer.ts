import type { Call } from '#contract/call.ts'
import type { Query } from '#contract/query.ts'
import type { AnyRef, ResourceInput } from './reference.ts'

/** The next page of a list: its number, or the position at which it begins; null at the end. */
export type NextPage = number | string | null

/** An answer with one page of a list. */
export type ListAnswer = { items: readonly unknown[]; nextPage: NextPage }

export type MoreOptions = {
  /** Nobody has asked for the page: a failure is not said. */
  quiet?: boolean
}

/** The input of a list's call for one of its pages. */
export const toPageInput = ({ input }: AnyRef, page: number | string): ResourceInput<Call> =>
  ({ ...input, query: { ...(input.query as Query | undefined), page } }) as unknown as ResourceInput<Call>

/** A list with its next page behind it (PRODUCT K4). */
export const appendPage = (list: ListAnswer, page: ListAnswer): ListAnswer => ({
  ...page,
  items: [...list.items, ...page.items],
})
