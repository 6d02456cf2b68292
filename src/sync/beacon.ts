import { BEACON_LIMITS, BEACON_PATH, type BeaconEvent, type BeaconPayload } from '#contract/beacon.ts'
import { withoutTokens } from '#contract/mailedLinks.ts'
import { encodeQuery } from '#contract/query.ts'
import type { Fetch } from './api.ts'
import type { Clock } from './clock.ts'

/** No beacon is waited for any longer; it then counts as failed. */
const BEACON_TIMEOUT_MS = 300

export type BeaconMessage = { event: BeaconEvent; subType?: string; payload?: BeaconPayload }

/** The page that sends the message: `location` has its shape. */
export type BeaconPage = { host: string; pathname: string; search: string }

/** Sends a message. Settles once it arrived, failed, or took 300 ms; never throws. */
export type SendBeacon = (message: BeaconMessage) => Promise<void>

/** Parameters of a page's URL that tell the visit's source; they are sent in the payload. */
const origins = ['showroom', 'targeting'] as const

/**
 * The beacon of PRODUCT G4: one GET of the tracking image for each message, without cookies.
 *
 * @param page asked anew for each message.
 */
export function createBeacon(fetchFn: Fetch, clock: Clock, page: () => BeaconPage): SendBeacon {
  return async (message) => {
    const timeout = new AbortController()
    const cancel = clock.setTimer(BEACON_TIMEOUT_MS, () => timeout.abort())
    try {
      await fetchFn(toBeaconUrl(message, page()), {
        // The page may be gone before the answer is there.
        keepalive: true,
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        signal: timeout.signal,
      })
    } catch {
      // Offline, too slow, or blocked: the event is not counted.
    } finally {
      cancel()
    }
  }
}

/** The tracking image's address for a message. Values that are too long for the server are cut. */
export function toBeaconUrl(
  { event, subType, payload }: BeaconMessage,
  { host, pathname, search }: BeaconPage,
): string {
  const parameters = new URLSearchParams(search)
  const from = origins.flatMap((name) => {
    const value = parameters.get(name)
    return value ? [[name, value] as const] : []
  })
  const whole = Object.entries({ ...payload, ...Object.fromEntries(from) }).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.slice(0, BEACON_LIMITS.value) : value,
  ])
  return (
    BEACON_PATH +
    encodeQuery({
      e: event,
      d: host,
      t: withoutTokens(pathname).slice(0, BEACON_LIMITS.path),
      s: (subType ?? '').slice(0, BEACON_LIMITS.subType),
      p: JSON.stringify(Object.fromEntries(whole)),
    })
  )
}
