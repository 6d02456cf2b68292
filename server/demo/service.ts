import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { addDays, fromBerlin, toBerlinDate } from '#contract/berlin.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { allThings } from '../allThings.ts'
import { writeBackground, writeCollections } from '../background/service.ts'
import { writeMovies, writePeople, writeSeries } from '../catalogue/service.ts'
import { addShowtimes } from '../cinema/service.ts'
import type { Database } from '../db/client.ts'
import type { Clock } from '../http/clock.ts'
import type { Jobs } from '../jobs/service.ts'
import { planImages } from '../media/service.ts'
import { indexEverything, promote } from '../search/service.ts'
import { hashPassword } from '../session/service.ts'
import { registerThings } from '../things/registry.ts'
import { toArticleRows } from './articles/articleRows.ts'
import { insertArticles } from './articles/queries.ts'
import { toNewBackground, toNewCollections } from './background/newBackground.ts'
import { toCinemaRows, toShowtimeRows } from './cinemaRows.ts'
import { toCommunityRows } from './community/communityRows.ts'
import { insertCommunity } from './community/queries.ts'
import { readDates } from './films/datedFilm.ts'
import { toImagePlans, toNewMovies } from './films/newMovies.ts'
import { toListRows } from './lists/listRows.ts'
import { insertLists } from './lists/queries.ts'
import { flagsOf } from './marks/flags.ts'
import { toMarkRows } from './marks/markRows.ts'
import { insertMarks } from './marks/queries.ts'
import { toMemberRows } from './memberRows.ts'
import { DEMO_PASSWORD, NEWCOMER } from './members.ts'
import { toMessageRows } from './messages/messageRows.ts'
import { insertMessages } from './messages/queries.ts'
import { toNotificationRows } from './notifications/notificationRows.ts'
import { insertNotifications } from './notifications/queries.ts'
import { rollOffers } from './offers/service.ts'
import {
  type DemoState,
  deleteShowtimes,
  deleteShowtimesBefore,
  insertCinemas,
  insertMembers,
  lockDemo,
  readStarts,
  readState,
  setMemberSince,
  writeState,
} from './queries.ts'
import { toPromotions } from './searchPromotions.ts'
import { withSeriesRatings } from './series/memberRatings.ts'
import { toNewSeries, toSeriesImagePlans } from './series/newSeries.ts'
import { insertWatching } from './watching/queries.ts'
import { toWatchingRows } from './watching/watchingRows.ts'
import { type DemoWorld, readDemoWorld } from './world.ts'

/** Counts what the demo world holds. A database with an older one gets what it lacks; what it has stays as it is. */
const VERSION = 13
/** Today and the thirteen days after it have showtimes. */
const DAYS = 14
const ROLL_JOB = 'demo.roll'

export type DemoInput = {
  world: DemoWorld
  database: Database
  clock: Clock
  logger: Pick<FastifyBaseLogger, 'info'>
  /** Draws the images, and rolls the showtimes every night. */
  jobs: Pick<Jobs, 'add' | 'addAll' | 'handle'>
}

/** Loads the demo world into a database that does not hold it yet, or completes an older one. */
export async function loadDemo({ world, database, clock, logger, jobs }: DemoInput): Promise<void> {
  // It is loaded without the server, too, by tests and benchmarks.
  registerThings(allThings)
  if (isCurrent(await readState(database.db))) return
  const began = performance.now()
  const hashes = {
    known: await hashPassword(DEMO_PASSWORD),
    unknown: await hashPassword(randomBytes(32).toString('hex')),
  }
  await database.db.transaction(async (tx) => {
    await lockDemo(tx)
    const before = await readState(tx)
    if (isCurrent(before)) return
    await planImages(tx, [...toImagePlans(world), ...toSeriesImagePlans(world)], jobs)
    const now = clock()
    await writeMovies(tx, toNewMovies(world, toBerlinDate(now)))
    await writeSeries(tx, toNewSeries(world))
    await writePeople(tx, world.people)
    await writeBackground(tx, toNewBackground(world))
    await writeCollections(tx, toNewCollections(world))
    await insertCinemas(tx, toCinemaRows(world))
    const members = withSeriesRatings(toMemberRows(world, hashes, now), world, now)
    await insertMembers(tx, members)
    await indexEverything(tx)
    await promote(tx, toPromotions(toBerlinDate(now)))
    const community = toCommunityRows(world, now)
    await insertCommunity(tx, community)
    const written = toArticleRows(world, now)
    await insertArticles(tx, written)
    await insertCommunity(tx, { comments: written.comments, trivia: [] })
    const listRows = toListRows(world, now)
    const diggs = listRows.flatMap((each) => each.diggs)
    const listed = listRows.map(({ list }) => list)
    const flags = flagsOf(community, listed, world.members, now)
    const marks = toMarkRows(world, members.ratings, community, now)
    await insertMarks(tx, [...marks, ...flags, ...diggs, ...written.diggs])
    await insertNotifications(tx, toNotificationRows(world.members, community.comments, marks, now))
    await insertLists(tx, listRows)
    await insertWatching(tx, toWatchingRows(world, members.ratings, now))
    await insertMessages(tx, toMessageRows(world, now))
    // Halls are planned anew with all films: the older plan's shows would overlap them.
    if (before) await deleteShowtimes(tx)
    await writeState(tx, { version: VERSION, until: null })
  })
  await rollShowtimes({ world, database, clock })
  logger.info(`demo world loaded in ${Math.round(performance.now() - began)} ms`)
}

const isCurrent = (state: DemoState | null) => state !== null && state.version >= VERSION

/**
 * Moves the window of showtimes and offers to today: adds the days that are missing, however many were missed, and
 * removes those before yesterday. Keeps the newcomer's account new.
 */
export async function rollShowtimes({
  world,
  database,
  clock,
}: Pick<DemoInput, 'world' | 'database' | 'clock'>): Promise<void> {
  const now = clock()
  const today = toBerlinDate(now)
  const last = addDays(today, DAYS - 1)
  await database.db.transaction(async (tx) => {
    await lockDemo(tx)
    const state = await readState(tx)
    if (!state) return
    const shown = readDates(world.films, await readStarts(tx))
    const next = state.until === null ? today : addDays(state.until, 1)
    const days: CalendarDate[] = []
    for (let date = next < today ? today : next; date <= last; date = addDays(date, 1)) days.push(date)
    await addShowtimes(
      tx,
      now,
      days.flatMap((date) => toShowtimeRows(date, shown, world.cinemas)),
    )
    await rollOffers(tx, now, days, shown, world)
    await deleteShowtimesBefore(tx, addDays(today, -1))
    await setMemberSince(tx, NEWCOMER, now)
    await writeState(tx, { ...state, until: last })
  })
}

/** The members that visitors may sign in as, and the password of all of them. */
export type DemoLogins = { usernames: readonly string[]; password: string }

/** Loads the demo world when it is missing, catches up on missed days, and rolls the showtimes every night. */
export async function startDemo(given: Omit<DemoInput, 'world'>): Promise<DemoLogins> {
  const input = { ...given, world: await readDemoWorld() }
  const { clock, jobs, world } = input
  const scheduleNext = () => {
    const tomorrow = addDays(toBerlinDate(clock()), 1)
    return jobs.add(ROLL_JOB, {}, { key: 'daily', runAt: fromBerlin(tomorrow, '00:05') })
  }
  jobs.handle(ROLL_JOB, async () => {
    await rollShowtimes(input)
    await scheduleNext()
  })
  await loadDemo(input)
  await rollShowtimes(input)
  await scheduleNext()
  const logins = world.members.filter(({ signsIn }) => signsIn)
  return { usernames: logins.map(({ username }) => username), password: DEMO_PASSWORD }
}
