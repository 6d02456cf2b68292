import { randomUUID } from 'node:crypto'
import { userTokens } from '../server/db/schema/account.ts'
import { meetupAnswers, meetupMembers, meetups } from '../server/db/schema/meetups.ts'
import { messageDeletions } from '../server/db/schema/messages.ts'
import { memberBlocks, notices } from '../server/db/schema/moderation.ts'
import { notificationSettings, notifications } from '../server/db/schema/notifications.ts'
import { privacy } from '../server/db/schema/privacy.ts'
import { addArticle } from './articleRows.ts'
import { addMovie, addSeries } from './catalogueRows.ts'
import { addCinema } from './cinemaRows.ts'
import { addComment, addTrivia } from './communityRows.ts'
import { listCommands } from './lists.ts'
import { addShowing } from './meetups.ts'
import { addMessage } from './messageRows.ts'
import type { TestServer } from './server.ts'

/** A member who has left something in every table that belongs to members, and is signed in. */
export async function addBusyMember(server: TestServer) {
  const user = await server.addUser()
  const visitor = await server.member(user)
  const series = await addSeries(server)
  const movie = await addMovie(server, {
    title: '=Vertigo, "Aus dem Reich der Toten"',
    releaseDate: '2099-12-24',
  })
  const cinema = await addCinema(server)
  const rating = { rating: { value: 8.5, top: true, flop: false } }
  const order = { 'x-intent-device': randomUUID(), 'x-intent-slot': 'rating', 'x-intent-seq': '1' }
  const rated = await visitor.command('PUT', `/api/movies/${movie.id}/rating`, rating, order)
  const kept = await visitor.command('PUT', `/api/me/cinemas/${cinema.id}`)
  const watched = await visitor.command('PUT', `/api/movies/${movie.id}/watch`)
  const ruled = await visitor.command('PUT', '/api/me/watchlist_rule', { rule: 'keep' })
  const episodes = { watched: true, episodes: [{ season: 1, numbers: [1] }] }
  const ticked = await visitor.command('PUT', `/api/me/episodes/${series.id}`, episodes)
  const entry = { type: 'movies', item: movie.id, season: null, episode: null, watchedOn: '2026-11-20', rewatch: true }
  const noted = await visitor.command('PUT', `/api/me/diary/${randomUUID()}`, { entry })
  const draft = { title: 'Im Foyer', body: 'Noch nicht fertig.', revision: 'r-1', base: null }
  const drafted = await visitor.command('PUT', `/api/me/drafts/${randomUUID()}`, { draft })
  const reminded = await visitor.command('PUT', `/api/me/reminders/starts/${movie.id}`)
  const list = listCommands(visitor)
  const id = await list.made({ private: true })
  const listed = await list.add(id, { source_id: movie.id, description: 'Mit Tee.' })
  if (
    [rated, kept, watched, ruled, ticked, noted, drafted, reminded, listed].some(({ statusCode }) => statusCode !== 200)
  )
    throw new Error('a busy member could not act')
  await addMeetup(server, user.id)
  const message = await addMessage(server, { userId: user.id, body: '=1+1; kommst du?' })
  await server.database.db
    .insert(messageDeletions)
    .values({ userId: user.id, messageId: message.id, deletedAt: server.clock.now, changeSeq: 0 })
  const comment = await addComment(server, { userId: user.id, itemId: movie.id, body: '=1+1; großartig' })
  const trivia = await addTrivia(server, { userId: user.id, itemId: movie.id })
  const article = await addArticle(server, { userId: user.id })
  const unread = await addArticle(server, { userId: user.id, publishedAt: null })
  const now = server.clock.now
  await server.database.db.insert(userTokens).values({
    id: randomUUID(),
    tokenHash: randomUUID(),
    userId: user.id,
    purpose: 'email',
    email: 'spaeter@example.org',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  })
  await server.database.db.insert(privacy).values({ userId: user.id, ratings: 'friends' })
  // Over since yesterday, so that the member may do everything.
  const yesterday = new Date(now.getTime() - 86_400_000)
  await server.database.db
    .insert(memberBlocks)
    .values({ userId: user.id, until: yesterday, reason: 'Zu laut.', since: yesterday })
  await server.database.db.insert(notices).values({
    ...{ id: randomUUID(), userId: user.id, action: 'warn', itemType: 'users', itemId: user.id },
    ...{ reason: 'Bitte leiser.', createdAt: yesterday },
  })
  await server.database.db.insert(notifications).values({
    ...{ userId: user.id, kind: 'moderation', subjectType: 'movies', subjectId: movie.id },
    ...{ thingType: 'notices', thingId: randomUUID(), words: 'Ein Hinweis', createdAt: now },
  })
  const settings = { replies: true, mentions: false, watched: true, friends: true }
  await server.database.db.insert(notificationSettings).values({ userId: user.id, ...settings })
  return { user, visitor, movie, comment, trivia, article, draft: unread }
}

/** A meetup of the member, with an answer as if they were invited to it, too. */
async function addMeetup(server: TestServer, userId: string): Promise<void> {
  const { db } = server.database
  const now = server.clock.now
  const [meetupId, showing] = [randomUUID(), await addShowing(server, 5)]
  const times = { createdAt: now, intentAt: now, updatedAt: now }
  await db.insert(meetups).values({ ...times, id: meetupId, userId, note: '=1+1; kommt ihr?', status: 'open' })
  const member = { meetupId, userId, isProposer: true, hasLeft: false, invitedAt: now, updatedAt: now, changeSeq: 0 }
  await db.insert(meetupMembers).values(member)
  await db
    .insert(meetupAnswers)
    .values({ meetupId, userId, showing, suits: true, intentAt: now, updatedAt: now, changeSeq: 0 })
}
