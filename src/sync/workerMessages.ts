import * as z from 'zod/mini'
import { MAX_FAVOURITES } from '#contract/favourites.ts'
import './jitless.ts'

/** Messages of a page, or of a newer version, to the service worker. `SKIP_WAITING` is workbox-window's own spelling. */
export const ToWorker = z.discriminatedUnion('type', [
  /** The user agreed to the new version. */
  z.object({ type: z.literal('SKIP_WAITING') }),
  /** Same-origin URLs that the page holds but the worker has not seen, because they came inside the first page. */
  z.object({ type: z.literal('warm'), urls: z.array(z.string()).check(z.maxLength(500)) }),
  /** The moment is good to fetch the app's files that did not come with the installation. */
  z.object({ type: z.literal('fetchLater') }),
  /** Something waits in the outbox. */
  z.object({ type: z.literal('replay') }),
  /**
   * The favourite cinemas of the offline bundle, by id; `force` although what is kept is young. Progress and result go to
   * the message's port. The type keeps its first name: a page and a worker of different versions must understand it.
   */
  z.object({
    type: z.literal('travel'),
    ids: z.array(z.string()).check(z.maxLength(MAX_FAVOURITES)),
    force: z.boolean(),
  }),
  /** From a newer version that is to take over: let go of what is open. */
  z.object({ type: z.literal('retire') }),
])
export type ToWorker = z.infer<typeof ToWorker>

/** Reads a message of a page; null when it is none of these. */
export const readToWorker = (data: unknown): ToWorker | null => z.safeParse(ToWorker, data).data ?? null

/** Messages of the worker to its pages. */
export const ToPage = z.discriminatedUnion('type', [
  /** A replay in the worker ended; what it confirmed is in the database. */
  z.object({ type: z.literal('replayed') }),
])
export type ToPage = z.infer<typeof ToPage>
