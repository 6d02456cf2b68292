import * as z from 'zod/mini'
import { Author } from '#contract/author.ts'
import { DatedThing } from '#contract/datedThings.ts'
import { Instant } from '#contract/ids.ts'
import {
  answerMeetupCall,
  cancelMeetupCall,
  decideMeetupCall,
  leaveMeetupCall,
  Meetup,
  type MeetupAnswer,
  proposeMeetupCall,
} from '#contract/meetups.ts'
import { meetupAnswerSlot, meetupLane, meetupSlot } from '../slots.ts'
import { type Coalesced, type Confirmed, defineCommand, lastWins } from './command.ts'

const { id: _id, updatedAt: _updatedAt, ...stateShape } = Meetup.shape

/** The confirmed state of a meetup's slot; it holds all that is shown of it, so that it needs no network. */
export const MeetupState = z.object(stateShape)
export type MeetupState = z.infer<typeof MeetupState>

/** The confirmed state of the slot of one's own answer. */
export const MeetupAnswerState = z.object({ suits: z.boolean() })
export type MeetupAnswerState = z.infer<typeof MeetupAnswerState>

/** The server's state of a meetup, as own state. */
export function toConfirmedMeetup({ id, updatedAt, ...meetup }: Meetup): Confirmed {
  const { status, proposer, note, showings, invited, decided, createdAt } = meetup
  return { slot: meetupSlot(id), state: { status, proposer, note, showings, invited, decided, createdAt }, updatedAt }
}

/** The server's state of one's own answer, as own state. */
export function toConfirmedAnswer({ meetup, showing, suits, updatedAt }: MeetupAnswer): Confirmed {
  return { slot: meetupAnswerSlot(meetup, showing), state: { suits }, updatedAt }
}

/** `title`: the film's, for the list of what waits. */
const Named = z.object({ id: z.string(), title: z.string() })

const ProposeArgs = z.extend(Named, {
  proposer: Author,
  showings: z.array(DatedThing),
  invited: z.array(Author),
  note: z.string(),
  createdAt: Instant,
})
const DecideArgs = z.extend(Named, { showing: z.string() })
const AnswerArgs = z.extend(DecideArgs, { suits: z.boolean() })

const nothing: MeetupState = {
  ...{ status: 'gone', proposer: null, note: '', showings: [], invited: [], decided: null },
  createdAt: new Date(0).toISOString(),
}

const common = {
  state: MeetupState,
  receipt: ({ current }: { current: Meetup }) => ({ own: [toConfirmedMeetup(current)] }),
}

export const proposeMeetup = defineCommand({
  ...common,
  kind: 'proposeMeetup',
  args: ProposeArgs,
  lane: ({ id }) => meetupLane(id),
  slot: ({ id }) => meetupSlot(id),
  // The same proposal once more is the one that waits.
  coalesce: (args, { kind }): Coalesced => (kind === 'proposeMeetup' ? { do: 'merge', args } : { do: 'keep' }),
  call: proposeMeetupCall,
  request: ({ id, showings, invited, note }) => ({
    body: {
      meetup: {
        ...{ id, note },
        showings: showings.map((showing) => showing.id),
        invited: invited.map((friend) => friend.id),
      },
    },
  }),
  fold: (base, { proposer, showings, invited, note, createdAt }) =>
    base ?? {
      ...{ status: 'open' as const, proposer, note, decided: null, createdAt },
      showings: showings.map((thing) => ({ thing, status: 'kept' as const })),
      invited: invited.map((user) => ({ user, answers: {} })),
    },
})

const isProposal = (kind: string) => kind === proposeMeetup.kind

export const decideMeetup = defineCommand({
  ...common,
  kind: 'decideMeetup',
  args: DecideArgs,
  lane: ({ id }) => meetupLane(id),
  slot: ({ id }) => meetupSlot(id),
  needs: ({ id }) => ({ kind: proposeMeetup.kind, slot: meetupSlot(id) }),
  // A withdrawal is final.
  coalesce: (_args, { kind }): Coalesced => ({ do: kind === 'decideMeetup' ? 'replace' : 'keep' }),
  call: decideMeetupCall,
  request: ({ id, showing }) => ({ params: { id }, body: { showing } }),
  fold: (base, { showing }) =>
    base?.status === 'cancelled' ? base : { ...(base ?? nothing), status: 'decided' as const, decided: showing },
})

export const cancelMeetup = defineCommand({
  ...common,
  kind: 'cancelMeetup',
  args: Named,
  lane: ({ id }) => meetupLane(id),
  slot: ({ id }) => meetupSlot(id),
  // A meetup that was never sent is removed.
  coalesce: (_args, { kind }): Coalesced => ({ do: isProposal(kind) ? 'cancel' : 'replace' }),
  call: cancelMeetupCall,
  request: ({ id }) => ({ params: { id } }),
  fold: (base) => ({ ...(base ?? nothing), status: 'cancelled' as const, note: '' }),
  unsets: true,
})

export const leaveMeetup = defineCommand({
  ...common,
  kind: 'leaveMeetup',
  args: Named,
  lane: ({ id }) => meetupLane(id),
  slot: ({ id }) => meetupSlot(id),
  coalesce: lastWins,
  call: leaveMeetupCall,
  request: ({ id }) => ({ params: { id } }),
  fold: (base) => ({ ...nothing, createdAt: base?.createdAt ?? nothing.createdAt }),
  unsets: true,
})

export const answerMeetup = defineCommand({
  kind: 'answerMeetup',
  args: AnswerArgs,
  state: MeetupAnswerState,
  lane: ({ id }) => meetupLane(id),
  slot: ({ id, showing }) => meetupAnswerSlot(id, showing),
  coalesce: lastWins,
  call: answerMeetupCall,
  request: ({ id, showing, suits }) => ({ params: { id, showing }, body: { suits } }),
  fold: (_base, { suits }) => ({ suits }),
  receipt: ({ current }) => ({ own: [toConfirmedAnswer(current)] }),
})
