import { type Atom, atom } from 'jotai'
import type { Author } from '#contract/author.ts'
import { type DatedThing, isOver } from '#contract/datedThings.ts'
import type { UserId } from '#contract/ids.ts'
import type { MeetupShowing } from '#contract/meetups.ts'
import type { MarkState } from '../../sync/commands/mark.ts'
import type { MeetupAnswerState, MeetupState } from '../../sync/commands/meetup.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import { ANSWER_SLOTS, afterPrefix, MEETUP_SLOTS, markSlotsOf } from '../../sync/slots.ts'
import { clockAtom } from '../core/context.ts'
import { type CommandResult, enqueueAtom } from '../core/outbox.ts'
import { isOwnStateKnownAtom, ownSlots } from '../core/ownState.ts'
import { ownerAtom, sessionAtom } from '../core/session.ts'

/** `state` of the newest intent: `failed` was refused, for `reason`. */
type Sent = { state: 'saved' | 'pending' | 'failed'; reason: string | null }

/** A meetup as the screen shows it. */
export type VisibleMeetup = Omit<MeetupState, 'status'> &
  Sent & {
    id: string
    status: Exclude<MeetupState['status'], 'gone'>
    /** Proposed by this member. */
    isMine: boolean
    /** The film's title, of the showing that was decided on or the first. */
    title: string
    /** The number of further films that are proposed. */
    others: number
  }

/** One's own answer to a showing. */
type VisibleAnswer = Sent & { suits: boolean }

/** Own answers by `{meetup}/{showing}`. */
export type OwnAnswers = ReadonlyMap<string, VisibleAnswer>

type Slots = ReadonlyMap<string, SlotView>

/**
 * The member's meetups, the latest proposed first; null for visitors, on the server, and until the device has answered.
 * Those of somebody who is no friend any more, or is muted, are left out, as the server does.
 */
export const meetupsAtom: Atom<readonly VisibleMeetup[] | null> = atom((get) => {
  const owner = get(ownerAtom)
  const slots = owner === null ? null : get(ownSlots(owner, MEETUP_SLOTS))
  if (owner === null || slots === null) return null
  const isHidden = toHidden(
    get(ownSlots(owner, markSlotsOf('friendship', 'users'))),
    get(ownSlots(owner, markSlotsOf('mute', 'users'))),
  )
  const found = [...slots].flatMap(([slot, view]) => toMeetup(afterPrefix(MEETUP_SLOTS, slot), view, owner, isHidden))
  if (found.length === 0 && !get(isOwnStateKnownAtom)) return null
  return found.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
})

/** The meetups that the device knows to be gone for this member: left, or not to be seen any more. */
export const goneMeetupsAtom: Atom<ReadonlySet<string>> = atom((get) => {
  const owner = get(ownerAtom)
  const slots = owner === null ? null : get(ownSlots(owner, MEETUP_SLOTS))
  const gone = [...(slots ?? [])].filter(([, { value }]) => (value as MeetupState | null)?.status === 'gone')
  return new Set(gone.map(([slot]) => afterPrefix(MEETUP_SLOTS, slot)))
})

/** Own answers with what waits; null until the device has answered. */
export const ownAnswersAtom: Atom<OwnAnswers | null> = atom((get) => {
  const owner = get(ownerAtom)
  const slots = owner === null ? null : get(ownSlots(owner, ANSWER_SLOTS))
  if (slots === null) return null
  const found = new Map<string, VisibleAnswer>()
  for (const [slot, view] of slots) {
    const { suits } = (view.value as MeetupAnswerState | null) ?? {}
    if (suits !== undefined) found.set(afterPrefix(ANSWER_SLOTS, slot), { suits, ...toSent(view) })
  }
  return found
})

/** Whether nothing of a meetup is still to come: it was withdrawn, or what was decided on or all of it has begun. */
export function isPast({ status, decided, showings }: VisibleMeetup, now: Date): boolean {
  const open = decided === null ? showings : showings.filter(({ thing }) => thing.id === decided)
  return status === 'cancelled' || open.every(({ thing }) => isOver(thing, now))
}

/** The showing that was decided on; null before. */
export const toDecided = ({ decided, showings }: VisibleMeetup): MeetupShowing | null =>
  showings.find(({ thing }) => thing.id === decided) ?? null

/** A proposal: showings, friends, and words for them. `id`: a UUID of its own; the same once more is the same proposal. */
export type Proposal = { id: string; showings: readonly DatedThing[]; invited: readonly Author[]; note: string }

/** Proposes showings to friends, durably before it shows. */
export const proposeMeetupAtom = atom(
  null,
  (get, set, { id, showings, invited, note }: Proposal): Promise<CommandResult> => {
    const session = get(sessionAtom)
    if (session.type !== 'RegisteredUser') return Promise.resolve('signInNeeded')
    const proposer = { id: session.id, username: session.username, avatar: null, isCritic: false }
    const createdAt = get(clockAtom).now().toISOString()
    const title = showings[0]?.title ?? ''
    return set(enqueueAtom, {
      kind: 'proposeMeetup',
      args: { id, title, proposer, showings: [...showings], invited: [...invited], note, createdAt },
    })
  },
)

type Named = { id: string; title: string }
const toNamed = ({ id, title }: Named): Named => ({ id, title })

/** Says whether a showing suits. */
export const answerMeetupAtom = atom(
  null,
  (_get, set, meetup: Named, showing: string, suits: boolean): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'answerMeetup', args: { ...toNamed(meetup), showing, suits } }),
)

/** Decides on one showing. */
export const decideMeetupAtom = atom(
  null,
  (_get, set, meetup: Named, showing: string): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'decideMeetup', args: { ...toNamed(meetup), showing } }),
)

/** Withdraws a meetup; whoever was invited leaves it instead. */
export const endMeetupAtom = atom(
  null,
  (_get, set, meetup: Named & { isMine: boolean }): Promise<CommandResult> =>
    set(enqueueAtom, { kind: meetup.isMine ? 'cancelMeetup' : 'leaveMeetup', args: toNamed(meetup) }),
)

function toMeetup(id: string, view: SlotView, owner: UserId, isHidden: (user: string) => boolean): VisibleMeetup[] {
  const held = view.value as MeetupState | null
  if (held === null || held.status === 'gone' || held.proposer === null) return []
  const isMine = held.proposer.id === owner
  if (!isMine && isHidden(held.proposer.id)) return []
  const { status, showings, decided } = held
  // Of a meetup that one was invited to, the friendships of the others are the proposer's.
  const invited = isMine ? held.invited.filter(({ user }) => !isHidden(user.id)) : held.invited
  const titles = new Set(showings.map(({ thing }) => thing.title))
  const about = showings.find(({ thing }) => thing.id === decided) ?? showings[0]
  const others = decided === null ? Math.max(0, titles.size - 1) : 0
  return [{ ...held, id, status, invited, isMine, title: about?.thing.title ?? '', others, ...toSent(view) }]
}

const toSent = ({ state, error }: SlotView): Sent => ({
  state: state === 'none' ? 'saved' : state,
  reason: error?.text ?? null,
})

/** Members who are known to be no friends any more, or are muted. */
function toHidden(friendships: Slots | null, mutes: Slots | null) {
  const read = (slots: Slots | null, prefix: Parameters<typeof afterPrefix>[0], set: boolean) =>
    new Set(
      [...(slots ?? [])].flatMap(([slot, { value }]) =>
        (value as MarkState | null)?.set === set ? [afterPrefix(prefix, slot)] : [],
      ),
    )
  const ended = read(friendships, markSlotsOf('friendship', 'users'), false)
  const muted = read(mutes, markSlotsOf('mute', 'users'), true)
  return (user: string) => ended.has(user) || muted.has(user)
}
