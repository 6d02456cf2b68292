import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Page } from './page.ts'

/** The longest time that a page is kept, in ms: as stale it may be if a write of another process goes unheard. */
const MAX_AGE_MS = 10_000
const MINUTE_MS = 60_000

/**
 * Bytes of all kept pages. Addresses that anybody can invent (with a query, or in another spelling) have a room of their
 * own, where they displace nothing but each other.
 */
const ROOM = { plain: 24 * 1024 * 1024, other: 8 * 1024 * 1024 }
const PLAIN = /^\/[a-z0-9/_-]*$/

/** Better than what is compressed while somebody waits, and still a matter of milliseconds. */
const QUALITY = 6

const compress = promisify(brotliCompress)

export type KeptPage = Page & {
  until: number
  /** How often it was asked for. */
  hits: number
  brotli: Buffer | null
}

/**
 * Keeps rendered pages that are the same for everybody until anything changes that visitors may see, in this process
 * (ADR 059).
 *
 * @param version another number after each such change; null while it is not known, and nothing is kept.
 * @param room tests have less of it.
 */
export function createPageCache({
  version,
  now,
  room = ROOM,
}: {
  version: () => number | null
  now: () => Date
  room?: { plain: number; other: number }
}) {
  const rooms = { plain: createRoom(room.plain), other: createRoom(room.other) }
  const roomOf = (key: string) => (PLAIN.test(key) ? rooms.plain : rooms.other)
  let filledAt: number | null = null

  /** Empties the cache where something has changed. @returns the version of what it may hold. */
  const refresh = (): number | null => {
    const current = version()
    if (current !== filledAt) {
      rooms.plain.clear()
      rooms.other.clear()
      filledAt = current
    }
    return current
  }

  return {
    /** The version of what visitors may see, to be read before a page is rendered. */
    refresh,
    find(key: string): KeptPage | undefined {
      if (refresh() === null) return undefined
      const page = roomOf(key).get(key)
      if (page === undefined || page.until <= now().getTime()) return undefined
      if (++page.hits === 1) void prepare(page)
      return page
    },
    /** Keeps a page, unless something has changed since its rendering began at `since`. */
    keep(key: string, page: Page, since: number | null): void {
      if (since === null || refresh() !== since || page.etag === null || page.status !== 200) return
      const time = now().getTime()
      // Showtimes begin and days end on the minute.
      const minute = Math.floor(time / MINUTE_MS + 1) * MINUTE_MS
      roomOf(key).set(key, { ...page, until: Math.min(time + MAX_AGE_MS, minute), hits: 0, brotli: null })
    },
    /** Bytes that it may hold by now, its keys and copies among them. */
    size: () => rooms.plain.calculatedSize + rooms.other.calculatedSize,
  }
}

const createRoom = (maxSize: number) =>
  new LRUCache<string, KeptPage>({
    maxSize,
    // With the room that its compressed copy takes, and what keys and headers weigh.
    sizeCalculation: ({ body, policy }, key) => Math.ceil(body.length * 1.3) + policy.length + key.length + 500,
  })

/** Compresses a page that was asked for again, in another thread; until then it is compressed for each answer. */
async function prepare(page: KeptPage): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length,
  }
  // Where it fails, the page goes on being compressed for each answer.
  page.brotli = await compress(page.body, { params }).catch(() => null)
}
