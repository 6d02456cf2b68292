import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { DatedId, DatedThing } from './datedThings.ts'
import { Instant, UserId } from './ids.ts'
import { receiptOf } from './receipt.ts'
import { ReminderStatus } from './reminders.ts'
import { isVisibleOrEmpty } from './visibleText.ts'

/** The limit of showings that one meetup proposes. */
export const MAX_SHOWINGS = 10
/** The limit of friends whom one meetup invites. */
export const MAX_INVITED = 20
/** The length of a note, in UTF-16 code units. */
export const MAX_MEETUP_NOTE = 280

/**
 * - `open`: those invited say which showings suit them. `decided`: the proposer has chosen one. `cancelled`: withdrawn by
 * the proposer, for good.
 * - `gone`: not for this member any more, who has left it, may not see it, or whose proposer has deleted the account.
 */
const MeetupStatus = z.enum(['open', 'decided', 'cancelled', 'gone'])

/** A showing that is proposed, with its facts as they were last compared, and its state since it was proposed. */
export const MeetupShowing = z.object({ thing: DatedThing, status: ReminderStatus })
export type MeetupShowing = z.infer<typeof MeetupShowing>

/** A friend who is invited; `answers` by the id of the showing: whether it suits. */
export const Invited = z.object({ user: Author, answers: z.record(z.string(), z.boolean()) })
export type Invited = z.infer<typeof Invited>

/** A meetup as one of its members sees it: those hidden from that member are left out. */
export const Meetup = z.object({
  id: z.string(),
  status: MeetupStatus,
  /** Null where `gone`. */
  proposer: z.nullable(Author),
  note: z.string(),
  /** The earliest first. */
  showings: z.array(MeetupShowing),
  invited: z.array(Invited),
  /** The id of the showing that was decided on; null before. */
  decided: z.nullable(z.string()),
  createdAt: Instant,
  /** Server time of the last change: the base is as new as this. */
  updatedAt: Instant,
})
export type Meetup = z.infer<typeof Meetup>

/** Whether a showing suits a member, as the server holds it. */
export const MeetupAnswer = z.object({
  meetup: z.string(),
  /** The id of the showing. */
  showing: z.string(),
  suits: z.boolean(),
  updatedAt: Instant,
})
export type MeetupAnswer = z.infer<typeof MeetupAnswer>

/** For a device that has not fetched it yet; from then on own state holds it. */
export const meetupCall = defineCall({
  method: 'GET',
  path: '/api/meetups/:id',
  summary: 'A meetup that the member proposed or is invited to',
  audience: 'member',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(120)) }),
  answer: Meetup,
})

/** Made by the device of the proposer, so that what was proposed without a network keeps it. */
const MeetupId = z.uuid()
const MeetupParams = z.object({ id: MeetupId })

const command = { audience: 'member', command: true } as const

/** The text that a proposer adds for those invited. */
const MeetupNote = z.string().check(z.trim(), z.maxLength(MAX_MEETUP_NOTE), isVisibleOrEmpty)

export const proposeMeetupCall = defineCall({
  ...command,
  method: 'POST',
  path: '/api/meetups',
  summary: 'Propose some showings to friends',
  publishes: true,
  body: z.object({
    meetup: z.object({
      id: MeetupId,
      /** Ids. A showing that is gone or has begun by then is left out. */
      showings: z.array(DatedId).check(z.minLength(1), z.maxLength(MAX_SHOWINGS)),
      /** Ids. Whoever is no friend by then is left out. */
      invited: z.array(UserId).check(z.minLength(1), z.maxLength(MAX_INVITED)),
      note: MeetupNote,
    }),
  }),
  answer: receiptOf(Meetup),
})

export const answerMeetupCall = defineCall({
  ...command,
  method: 'PUT',
  path: '/api/meetups/:id/answers/:showing',
  summary: 'Say whether a showing of a meetup suits',
  params: z.extend(MeetupParams, { showing: DatedId }),
  body: z.object({ suits: z.boolean() }),
  answer: receiptOf(MeetupAnswer),
})

export const decideMeetupCall = defineCall({
  ...command,
  method: 'PUT',
  path: '/api/meetups/:id/decision',
  summary: 'Decide on one showing of a meetup',
  params: MeetupParams,
  body: z.object({ showing: DatedId }),
  answer: receiptOf(Meetup),
})

export const cancelMeetupCall = defineCall({
  ...command,
  method: 'DELETE',
  path: '/api/meetups/:id',
  summary: 'Withdraw a meetup',
  params: MeetupParams,
  answer: receiptOf(Meetup),
})

export const leaveMeetupCall = defineCall({
  ...command,
  method: 'DELETE',
  path: '/api/meetups/:id/membership',
  summary: 'Leave a meetup to which one was invited',
  params: MeetupParams,
  answer: receiptOf(Meetup),
})
