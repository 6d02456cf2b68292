import { randomUUID } from 'node:crypto'
import type { Change } from '#contract/changes.ts'
import { showtimes } from '../server/db/schema/cinema.ts'
import { addMovie } from './catalogueRows.ts'
import { addCinema } from './cinemaRows.ts'
import { befriended, type Somebody } from './friends.ts'
import type { TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

type MeetupChange = Extract<Change, { kind: 'meetup' }>
type Known = { id?: string; note?: string }

/** Inserts a showing that begins so many hours from now. @returns its id. */
export async function addShowing(server: TestServer, hours: number, title = 'Salz'): Promise<string> {
  const movie = await addMovie(server, { title })
  const cinema = await addCinema(server, { name: 'Astra' })
  const startsAt = new Date(server.clock.now.getTime() + hours * 3_600_000)
  const row = { id: `st-${movie.id}`, movieId: movie.id, cinemaId: cinema.id, auditorium: 1, features: [] }
  await server.database.db
    .insert(showtimes)
    .values({ ...row, version: 'OmU', date: startsAt.toISOString().slice(0, 10), startsAt })
  return row.id
}

/** The acts of members who propose showings to each other, and answer. */
export function meetingFriends(server: () => TestServer) {
  const { somebody, say, unsay, at } = befriended(server)
  const aShowing = (hours: number, title?: string) => addShowing(server(), hours, title)
  const befriend = async (one: Somebody, other: Somebody): Promise<void> => {
    await say(one, other)
    await say(other, one)
  }
  const propose = (who: Somebody, whom: readonly Somebody[], showings: readonly string[], more: Known = {}) =>
    who.visitor.command('POST', '/api/meetups', {
      meetup: { id: randomUUID(), note: 'Kommt ihr?', ...more, showings, invited: whom.map(({ id }) => id) },
    })
  const visitorOf = (who: Somebody | Visitor) => ('visitor' in who ? who.visitor : who)
  return {
    ...{ somebody, unsay, at, aShowing, befriend, propose },
    /** A meetup of a member with one friend, or two of them, about two showings of two films. */
    async aPlan({ withCara = false } = {}) {
      const [anna, ben, cara] = [await somebody(), await somebody(), await somebody()]
      await befriend(anna, ben)
      if (withCara) await befriend(anna, cara)
      const [late, early] = [await aShowing(8, 'Andere'), await aShowing(5)]
      const id = randomUUID()
      const answer = await propose(anna, withCara ? [ben, cara] : [ben], [late, early], { id })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return { anna, ben, cara, id, late, early }
    },
    answer: (who: Somebody | Visitor, id: string, showing: string, suits: boolean, headers = {}) =>
      visitorOf(who).command('PUT', `/api/meetups/${id}/answers/${showing}`, { suits }, headers),
    decide: (who: Somebody, id: string, showing: string, headers = {}) =>
      who.visitor.command('PUT', `/api/meetups/${id}/decision`, { showing }, headers),
    cancel: (who: Somebody, id: string, headers = {}) =>
      who.visitor.command('DELETE', `/api/meetups/${id}`, undefined, headers),
    leave: (who: Somebody, id: string) => who.visitor.command('DELETE', `/api/meetups/${id}/membership`),
    /** A meetup as the own state of a member has it; undefined where it knows of none. */
    async view(who: Somebody, id: string): Promise<MeetupChange | undefined> {
      const { changes } = (await who.visitor.get('/api/me/changes')).json() as { changes: MeetupChange[] }
      return changes.find((change) => change.kind === 'meetup' && change.id === id)
    },
    /** The notifications of a member about meetups, the latest first. */
    async told(who: Somebody): Promise<string[]> {
      const { items } = (await who.visitor.get('/api/me/notifications')).json() as {
        items: { kind: string; message: string }[]
      }
      return items.filter(({ kind }) => kind === 'meetup').map(({ message }) => message)
    },
  }
}
