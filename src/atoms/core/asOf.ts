import type { Resource } from './resource.ts'

/** From this age on a page says from when its data is, in ms. */
const OLD = 10 * 60_000

/** The state of times that the server has not confirmed: it is being asked for them, or it could not be. */
export type Unsure = { fetchedAt: string; times: 'checking' | 'unconfirmed' }

/**
 * Whether shown times still have to be confirmed: a showtime may have been cancelled or moved since. Null once they are.
 */
export function toUnsure(resource: Resource<unknown>, now: Date): Unsure | null {
  if (resource.state === 'idle' || resource.last === null) return null
  const { fetchedAt } = resource.last
  if (resource.state === 'fetching') return { fetchedAt, times: 'checking' }
  return toAsOfTime(resource, now) === null ? null : { fetchedAt, times: 'unconfirmed' }
}

/**
 * When the shown data was made, where that has to be said: it came from the device, its refresh failed, or it has grown
 * old (a page left open, or a copy that the browser itself kept). Null while it is fresh.
 */
export function toAsOfTime(resource: Resource<unknown>, now: Date): string | null {
  if (resource.state === 'idle' || resource.last === null) return null
  const { fetchedAt, source } = resource.last
  const isOld = now.getTime() - Date.parse(fetchedAt) > OLD
  return source === 'device' || resource.state === 'failed' || isOld ? fetchedAt : null
}
