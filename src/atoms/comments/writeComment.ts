import { atom } from 'jotai'
import type { CommentId } from '#contract/ids.ts'
import { clockAtom } from '../core/context.ts'
import { type CommandResult, enqueueAtom } from '../core/outbox.ts'
import type { CommentedThing } from './commented.ts'

/** The text of a comment, and whether it contains spoilers. */
export type Words = { body: string; spoiler: boolean }

/** One of the member's own comments as commands name it; `parent` is what it answers, null for none. */
type NamedComment = { id: CommentId; parent: CommentId | null }

/** Makes the ids of comments: a comment keeps its id from the device on. */
export const commentIdsAtom = atom<{ create: () => CommentId }>({
  create: () => crypto.randomUUID() as string as CommentId,
})

const toArgs = ({ type, id: item, title, about }: CommentedThing) => ({ type, item, title, ...(about && { about }) })

/** Writes a comment on a thing, or a reply to a comment; a reply to a reply stands below the same comment. */
export const createCommentAtom = atom(
  null,
  (get, set, thing: CommentedThing, comment: NamedComment, words: Words): Promise<CommandResult> => {
    const createdAt = get(clockAtom).now().toISOString()
    return set(enqueueAtom, { kind: 'createComment', args: { ...toArgs(thing), ...comment, ...words, createdAt } })
  },
)

/** Edits a comment. @param version `updatedAt` of the version that was edited, as the server has told it; else null. */
export const editCommentAtom = atom(
  null,
  (
    _get,
    set,
    thing: CommentedThing,
    comment: NamedComment,
    words: Words,
    version: string | null,
  ): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'editComment', args: { ...toArgs(thing), ...comment, ...words, version } }),
)

/** Deletes a comment. One that was never sent disappears, and with it the waiting replies to it. */
export const deleteCommentAtom = atom(
  null,
  (_get, set, thing: CommentedThing, comment: NamedComment): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'deleteComment', args: { ...toArgs(thing), ...comment } }),
)
