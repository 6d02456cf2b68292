import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { BeaconPayload, BeaconQuery } from '#contract/beacon.ts'
import { addDays, toBerlinDate } from '#contract/berlin.ts'
import type { Db } from '../db/client.ts'
import { ProblemError } from '../http/problemError.ts'
import * as queries from './queries.ts'

/** For so long counts are kept. */
const KEPT_DAYS = 90
/** So many different things are counted on a day; a flood of made-up paths then fills no database. */
const ROWS_A_DAY = 50_000

export type BeaconService = {
  /**
   * Counts what the query of a tracking image tells, if a page of this host sent it.
   *
   * @throws ProblemError `malformed` for an unknown event and for anything missing, too long or unreadable.
   */
  count(query: unknown, now: Date): Promise<void>
}

/**
 * @param host the own one, with its port: what other sites' pages send is not counted.
 * @param rowsADay lower in tests.
 */
export function createBeaconService(db: Db, host: string, rowsADay = ROWS_A_DAY): BeaconService {
  let today: { day: string; rows: number } | null = null
  return {
    async count(query, now) {
      const { e, d, t, s, payload } = parse(query)
      if (d !== host) return
      const day = toBerlinDate(now)
      const what = {
        event: e,
        subType: s,
        path: t,
        targetType: payload.target_type ?? '',
        targetId: payload.target_id ?? payload.target ?? '',
        position: payload.position ?? 0,
        showroom: payload.showroom ?? '',
        targeting: payload.targeting ?? '',
      }
      const counted = { ...what, day, key: toKey(Object.values(what)) }
      if (today?.day !== day) today = { day, rows: await queries.countRows(db, day) }
      if (today.rows >= rowsADay) await queries.countKnown(db, counted)
      else if (await queries.countOne(db, counted)) today.rows += 1
    },
  }
}

/** Deletes the counts of days long past. */
export async function deleteOldCounts(db: Db, now: Date): Promise<void> {
  await queries.deleteBefore(db, addDays(toBerlinDate(now), -KEPT_DAYS))
}

function parse(query: unknown) {
  const parsed = z.safeParse(BeaconQuery, query)
  if (!parsed.success) throw new ProblemError('malformed')
  const payload = z.safeParse(BeaconPayload, readJson(parsed.data.p))
  if (!payload.success) throw new ProblemError('malformed')
  return { ...parsed.data, payload: payload.data }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const toKey = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
