import type { FastifyBaseLogger } from 'fastify'
import { addDays, fromBerlin, toBerlinDate } from '#contract/berlin.ts'
import type { Database } from '../db/client.ts'
import type { Clock } from '../http/clock.ts'
import type { Jobs } from '../jobs/service.ts'
import { planImages } from '../media/service.ts'
import { hashPassword } from '../session/service.ts'
import { toCatalogueRows, toImagePlans } from './catalogueRows.ts'
import { toCinemaRows, toShowtimeRows } from './cinemaRows.ts'
import { films } from './films/all.ts'
import { toMemberRows } from './memberRows.ts'
import { DEMO_PASSWORD, NEWCOMER } from './members.ts'
import {
  deleteShowtimesBefore,
  insertCatalogue,
  insertCinemas,
  insertMembers,
  insertShowtimes,
  lockDemo,
  readState,
  setMemberSince,
  writeState,
} from './queries.ts'

const VERSION = 1
/** Today and the thirteen days after it have showtimes. */
const DAYS = 14
const ROLL_JOB = 'demo.roll'

export type DemoInput = {
  database: Database
  clock: Clock
  logger: Pick<FastifyBaseLogger, 'info'>
  /** Draws the images, and rolls the showtimes every night. */
  jobs: Pick<Jobs, 'add' | 'addAll' | 'handle'>
}

/** Loads the demo world into a database that does not hold it yet. */
export async function loadDemo({ database, clock, logger, jobs }: DemoInput): Promise<void> {
  if (await readState(database.db)) return
  const began = performance.now()
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await database.db.transaction(async (tx) => {
    await lockDemo(tx)
    if (await readState(tx)) return
    await planImages(tx, toImagePlans(films), jobs)
    await insertCatalogue(tx, toCatalogueRows(films))
    await insertCinemas(tx, toCinemaRows())
    await insertMembers(tx, toMemberRows(films, passwordHash, clock()))
    await writeState(tx, { version: VERSION, until: null })
  })
  await rollShowtimes({ database, clock })
  logger.info(`demo world loaded in ${Math.round(performance.now() - began)} ms`)
}

/**
 * Moves the window of showtimes to today: adds the days that are missing, however many were missed, and removes those
 * before yesterday. Keeps the newcomer's account new.
 */
export async function rollShowtimes({ database, clock }: Pick<DemoInput, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  const today = toBerlinDate(now)
  const last = addDays(today, DAYS - 1)
  await database.db.transaction(async (tx) => {
    await lockDemo(tx)
    const state = await readState(tx)
    if (!state) return
    const next = state.until === null ? today : addDays(state.until, 1)
    for (let date = next < today ? today : next; date <= last; date = addDays(date, 1)) {
      await insertShowtimes(tx, toShowtimeRows(date, films))
    }
    await deleteShowtimesBefore(tx, addDays(today, -1))
    await setMemberSince(tx, NEWCOMER, now)
    await writeState(tx, { ...state, until: last })
  })
}

/** Loads the demo world when it is missing, catches up on missed days, and rolls the showtimes every night. */
export async function startDemo(input: DemoInput): Promise<void> {
  const { clock, jobs } = input
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
}
