import type { IdOrPermalink } from '#contract/ids.ts'
import { listCall, listsCall, userListsCall } from '#contract/lists.ts'
import { toRef } from '../core/toRef.ts'
import type { ListedTitle } from './lists.ts'

/** The public lists. */
export const listsRef = (query: { order?: 'newest' }) => toRef(listsCall, { query })

/** A list with its titles. */
export const listRef = (id: IdOrPermalink) => toRef(listCall, { params: { id } })

/** The member's lists, and whether a title stands on each. */
export const userListsRef = ({ type, id }: Pick<ListedTitle, 'type' | 'id'>) =>
  toRef(userListsCall, { params: { type, id } })
