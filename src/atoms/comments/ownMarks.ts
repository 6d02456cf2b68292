import { type Atom, atom } from 'jotai'
import type { Comment, Reply } from '#contract/comments.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import { afterPrefix, markSlotsOf, type SlotPrefix } from '../../sync/slots.ts'
import { ownSlots } from '../core/ownState.ts'
import { ownerAtom } from '../core/session.ts'

/**
 * Comments and replies that the member has digged, and flagged: with the flag's id, null until the server has given
 * one.
 */
export type OwnMarks = { digged: ReadonlySet<string>; flagged: ReadonlyMap<string, string | null> }

const noOwnMarks: OwnMarks = { digged: new Set(), flagged: new Map() }

/** The member's marks of comments as this device holds them, with what waits; none for visitors and on the server. */
export const ownMarksAtom: Atom<OwnMarks> = atom((get) => {
  const owner = get(ownerAtom)
  if (owner === null) return noOwnMarks
  const diggs = toSet(get(ownSlots(owner, DIGGS)), DIGGS)
  const flags = toSet(get(ownSlots(owner, FLAGS)), FLAGS)
  if (diggs.length === 0 && flags.length === 0) return noOwnMarks
  return {
    digged: new Set(diggs.map(([id]) => id)),
    flagged: new Map(flags.map(([id, mark]) => [id, mark.id ?? null])),
  }
})

const DIGGS = markSlotsOf('digg', 'comments')
const FLAGS = markSlotsOf('flag', 'comments')

/** Parsed by the slot's command. */
type Held = { set: boolean; id?: string }

function toSet(slots: ReadonlyMap<string, SlotView> | null, prefix: SlotPrefix): [string, Held][] {
  return [...(slots ?? [])].flatMap(([slot, { value }]): [string, Held][] => {
    const mark = value as Held | null
    return mark?.set ? [[afterPrefix(prefix, slot), mark]] : []
  })
}

/**
 * A comment or reply with the reader's own marks. The server's answer is the same for everybody and contains none of
 * them (ADR 039).
 */
export function withOwnMarks<T extends Reply>(said: T, { digged, flagged }: OwnMarks): T {
  const marks = {
    digged: digged.has(said.id),
    is_flagged: flagged.has(said.id),
    flagged_id: flagged.get(said.id) ?? null,
  }
  const isSame = marks.digged === said.digged && marks.is_flagged === said.is_flagged
  return isSame && marks.flagged_id === said.flagged_id ? said : { ...said, ...marks }
}

/** A comment and its replies with the reader's own marks. */
export function withMarksOfAll(comment: Comment, marks: OwnMarks): Comment {
  const said = withOwnMarks(comment, marks)
  const replies = said.replies.map((reply) => withOwnMarks(reply, marks))
  return replies.every((reply, index) => reply === said.replies[index]) ? said : { ...said, replies }
}
