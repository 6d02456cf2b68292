import type * as z from 'zod/mini'
import type { Author } from '#contract/author.ts'
import type { DatedThing } from '#contract/datedThings.ts'
import type { Meetup, MeetupAnswer } from '#contract/meetups.ts'
import { may } from '#contract/roles.ts'
import type { Db, Tx } from '../../db/client.ts'
import { toImage } from '../../media/service.ts'
import * as queries from '../queries.ts'

type MeetupView = z.input<typeof Meetup>

/** Meetups as their members rows say that one member sees them, in the order of the rows. */
export async function toMeetups(
  db: Db | Tx,
  members: readonly queries.MemberRow[],
  viewer: string,
): Promise<MeetupView[]> {
  const asked = members.map(({ meetupId }) => meetupId)
  const rows = new Map((await queries.listSeen(db, asked, viewer)).map((row) => [row.id, row]))
  const ids = [...rows.keys()]
  const people = await queries.listPeople(db, ids, viewer)
  const answers = await queries.listAnswers(db, ids)
  const showings = await queries.listShowings(db, ids)
  return members.map(({ meetupId: id, invitedAt, updatedAt }) => {
    const row = rows.get(id)
    const times = { createdAt: (row?.createdAt ?? invitedAt).toISOString(), updatedAt: updatedAt.toISOString() }
    const proposer = people.find((each) => each.meetupId === id && each.isProposer)
    if (!row || !proposer) return { id, ...gone(), ...times }
    const answersOf = (userId: string) => answers.filter((answer) => answer.meetupId === id && answer.userId === userId)
    return {
      ...{ id, ...times, status: row.status, note: row.note, decided: row.decided },
      proposer: toAuthor(proposer),
      showings: showings
        .filter(({ meetupId }) => meetupId === id)
        .map((showing) => ({ thing: toThing(showing), status: showing.status })),
      invited: people
        .filter((each) => each.meetupId === id && !each.isProposer)
        .map((each) => ({
          user: toAuthor(each),
          answers: Object.fromEntries(answersOf(each.id).map(({ showing, suits }) => [showing, suits])),
        })),
    }
  })
}

/** A meetup as a member sees it; null for whoever may not see it, and where there is none. */
export async function readMeetup(db: Db, id: string, viewer: string): Promise<MeetupView | null> {
  const member = await queries.findMember(db, id, viewer)
  const [view] = member ? await toMeetups(db, [member], viewer) : []
  return view && view.status !== 'gone' ? view : null
}

/** A meetup as a member of it sees it now. @throws Error for whoever is none of its members. */
export async function toMeetup(tx: Tx, id: string, viewer: string): Promise<MeetupView> {
  const member = await queries.findMember(tx, id, viewer)
  const [view] = member ? await toMeetups(tx, [member], viewer) : []
  if (!view) throw new Error(`meetup ${id} has no member ${viewer}`)
  return view
}

const gone = () => ({
  ...{ status: 'gone' as const, proposer: null, note: '', decided: null },
  ...{ showings: [], invited: [] },
})

type Face = Pick<Awaited<ReturnType<typeof queries.listPeople>>[number], 'id' | 'username' | 'credentials' | 'avatar'>

const toAuthor = ({ id, username, credentials, avatar }: Face): z.input<typeof Author> => ({
  ...{ id, username, avatar: avatar && toImage(avatar), isCritic: may(credentials, 'criticise') },
})

export function toAnswer(row: queries.AnswerRow): z.input<typeof MeetupAnswer> {
  const { meetupId: meetup, showing, suits, updatedAt } = row
  return { meetup, showing, suits, updatedAt: updatedAt.toISOString() }
}

/** A proposed showing as a thing with a day. */
export function toThing(row: queries.ShowingRow): DatedThing {
  const { showing: id, title, detail, place, path, date, startsAt, endsAt } = row
  return {
    ...{ type: 'showtimes' as const, id, title, detail, place, path, date },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
  }
}

/** The columns that hold the facts of a showing; null where it has no time of day. */
export function toFacts({ title, detail, place, path, date, startsAt, endsAt }: DatedThing) {
  if (startsAt === null) return null
  return {
    ...{ title, detail, place, path, date, startsAt: new Date(startsAt) },
    endsAt: endsAt === null ? null : new Date(endsAt),
  }
}
