import { type Atom, atom } from 'jotai'
import type { CommentableType } from '#contract/comments.ts'
import type { CommentId } from '#contract/ids.ts'
import type { CommentState } from '../../sync/commands/comment.ts'
import type { Entry, EntryError } from '../../sync/outbox/entry.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import { afterPrefix, commentSlots, type SlotPrefix } from '../../sync/slots.ts'
import { bounded } from '../core/bounded.ts'
import { isTooNew } from '../core/newAccount.ts'
import { ownSlots } from '../core/ownState.ts'
import { ownerAtom } from '../core/session.ts'

/**
 * A member's command on a comment that the server refused; `blocked`: an earlier command that it depends on was
 * refused.
 */
export type Refused = {
  seq: number
  act: 'create' | 'edit' | 'delete'
  state: 'failed' | 'blocked' | 'review'
  error: EntryError | null
  body: string
  spoiler: boolean
  parent: CommentId | null
  /** The time of the intent. */
  at: string
}

/** The state of one of the member's own comments, as far as this device knows it. */
export type OwnComment = {
  id: CommentId
  /** Waiting entries folded over the confirmed state; null while the server has refused all of it. */
  value: CommentState | null
  /** State of the newest intent: confirmed by the server, waiting here, or refused. */
  state: 'saved' | 'pending' | 'failed'
  confirmed: CommentState | null
  refused: Refused | null
  /** Nothing of it has left this device: no other member has read it. */
  isUnsent: boolean
  /** The server does not take it yet: the account is too new. */
  isTooNew: boolean
}

export type OwnComments = ReadonlyMap<string, OwnComment>

export const noOwnComments: OwnComments = new Map()

/**
 * The member's own comments on a thing as far as this device knows them, by id; none for visitors and on the server.
 */
export const ownCommentsAtom = bounded(
  (type: CommentableType, item: string): Atom<OwnComments> =>
    atom((get) => {
      const owner = get(ownerAtom)
      if (owner === null || item === '') return noOwnComments
      const prefix = commentSlots(type, item)
      const slots = get(ownSlots(owner, prefix))
      return slots === null || slots.size === 0 ? noOwnComments : toOwnComments(prefix, slots)
    }),
)

function toOwnComments(prefix: SlotPrefix, slots: ReadonlyMap<string, SlotView>): OwnComments {
  const own = [...slots].flatMap(([slot, { value, state, confirmed, entries }]): [string, OwnComment][] => {
    if (state === 'none') return []
    const id = afterPrefix(prefix, slot) as CommentId
    const isUnsent = confirmed === null && entries.some(({ kind }) => kind === 'createComment')
    const known = { value: value as CommentState | null, confirmed: (confirmed?.state ?? null) as CommentState | null }
    return [
      [id, { id, state, ...known, refused: toRefused(entries.at(-1)), isUnsent, isTooNew: entries.some(isTooNew) }],
    ]
  })
  return new Map(own)
}

const acts: Readonly<Record<string, Refused['act']>> = {
  createComment: 'create',
  editComment: 'edit',
  deleteComment: 'delete',
}

function toRefused(entry: Entry | undefined): Refused | null {
  const act = acts[entry?.kind ?? '']
  if (!entry || !act) return null
  const { seq, state, lastError, intentAt } = entry
  if (state !== 'failed' && state !== 'blocked' && state !== 'review') return null
  // Made by this app, and read again by `ownSlots` with the command's own schema.
  const { body = '', spoiler = false, parent = null } = entry.args as Partial<CommentState>
  return { seq, act, state, error: lastError, body, spoiler, parent, at: intentAt }
}
