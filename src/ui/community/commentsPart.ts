import { type ComponentType, createContext } from 'react'
import type { CommentableType } from '#contract/comments.ts'
import type { TitleCard } from '#contract/marks.ts'

/**
 * The place of comments.
 *
 * - `permalink`: names the thing in addresses; its id serves too.
 * - `thing`: its own id and name; null while the device does not know it, and comments are impossible.
 * - `isNew`: only this device knows the thing so far, and no other member can have commented on it.
 * - `layout`: `newest` shows a few and the way to `all`, `inline` stands within something smaller than a page.
 */
export type CommentsPartProps = {
  type: CommentableType
  permalink: string
  thing: { id: string; title: string; about?: TitleCard } | null
  isNew?: boolean
  layout?: 'newest' | 'whole' | 'inline'
}

/**
 * The comments on a thing, for every view that shows one. Views do not know each other: the app says what stands here,
 * and its code comes with its first use.
 */
export const CommentsPart = createContext<ComponentType<CommentsPartProps>>(() => null)
