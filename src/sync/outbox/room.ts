import type { Clock } from '../clock.ts'

/** The browser's database needs that much at once when it puts its log away. */
const ROOM_BYTES = 4 * 1024 * 1024
/** The time that a result holds, in ms; each check writes that much to the disk. */
const KNOWN_MS = 60_000

const NAME = 'outbox-room'

/** The part of `caches` that is used. */
export type RoomShelves = {
  open(name: string): Promise<Pick<Cache, 'put'>>
  delete(name: string): Promise<boolean>
}

/**
 * Makes a look whether the disk has room. On a full one Chromium may report a write as complete that does not outlive a
 * kill, and `navigator.storage.estimate()` tells of quotas alone: so the room is taken in Cache Storage and given back.
 *
 * @param open throws, or its caches do not open, where there is no Cache Storage: nothing is known then.
 * @returns a look that throws a `QuotaExceededError` when there is no room; looks at the same time are one.
 */
export function createRoom({ now }: Pick<Clock, 'now'>, open: () => RoomShelves): () => Promise<void> {
  let foundAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null
  const look = async () => {
    await take(open)
    foundAt = now()
  }
  return () => {
    if (looking !== null) return looking
    if (Math.abs(now() - foundAt) < KNOWN_MS) return Promise.resolve()
    looking = look().finally(() => {
      looking = null
    })
    return looking
  }
}

async function take(open: () => RoomShelves): Promise<void> {
  let shelves: RoomShelves
  let shelf: Pick<Cache, 'put'>
  try {
    shelves = open()
    shelf = await shelves.open(NAME)
  } catch {
    return
  }
  try {
    await shelf.put(`/${NAME}`, new Response(new Uint8Array(ROOM_BYTES)))
  } catch (cause) {
    // Which error it is depends on how little is left.
    throw Object.assign(new DOMException('The disk is full', 'QuotaExceededError'), { cause })
  } finally {
    await shelves.delete(NAME).catch(() => false)
  }
}
