import { createApi, type Fetch } from '../api.ts'
import { createSkewMeter } from '../clockSkew.ts'
import type { EnqueueDeps } from '../outbox/enqueue.ts'
import type { ReplayInput } from '../replay.ts'
import { createSend } from '../send.ts'
import { createXsrf } from '../xsrf.ts'
import { createDirectOutbox, type DirectOutbox } from './directOutbox.ts'

/** Dependencies that a page passes; a test passes all of them. */
export type DirectInput = Pick<ReplayInput, 'fetch' | 'readCookie' | 'random'> & { device: Omit<EnqueueDeps, 'db'> }

/** The outbox that stores nothing, over the same senders as the one that does. */
export function openDirect({ fetch, readCookie, random = Math.random, device }: DirectInput): DirectOutbox {
  const { clock } = device
  const skew = createSkewMeter(fetch, clock)
  const api = createApi(skew.fetch, () => new Date(clock.now()))
  const outliving: Fetch = (url, init) => skew.fetch(url, { ...init, keepalive: isShort(init?.body) })
  const send = createSend(outliving, clock, skew.read)
  return createDirectOutbox({ ...device, api, random, send, xsrf: createXsrf(api, readCookie) })
}

/** Browsers let 64 KiB outlive a page that goes away; a character takes three bytes of it at most. */
const isShort = (body: unknown): boolean => typeof body !== 'string' || body.length < 20_000
