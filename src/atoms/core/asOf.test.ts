import { expect, it } from 'vitest'
import { toAsOfTime, toUnsure } from './asOf.ts'
import type { Resource } from './resource.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const fetchedAt = at('13:03:00').toISOString()
const ready = (source: 'network' | 'device'): Resource<null> => ({
  state: 'ready',
  last: { data: null, fetchedAt, source },
  fetchingMore: false,
})

it('says from when data is that came from the device, could not be refreshed, or has grown old', () => {
  expect(toAsOfTime(ready('device'), at('13:03:30'))).toBe(fetchedAt)
  expect(toAsOfTime(ready('network'), at('13:14:00'))).toBe(fetchedAt)
  const failed: Resource<null> = {
    state: 'failed',
    failure: { reason: 'unreachable' },
    last: { data: null, fetchedAt, source: 'network' },
  }
  expect(toAsOfTime(failed, at('13:03:30'))).toBe(fetchedAt)
})

it('says nothing of fresh data, and where there is none', () => {
  expect(toAsOfTime(ready('network'), at('13:12:00'))).toBeNull()
  expect(toAsOfTime({ state: 'idle' }, at('13:12:00'))).toBeNull()
  expect(toAsOfTime({ state: 'failed', failure: { reason: 'unreachable' }, last: null }, at('13:12:00'))).toBeNull()
})

it('says that times are being checked while the server is asked, and that they are not confirmed while it cannot be', () => {
  const { last } = ready('network') as { last: { data: null; fetchedAt: string; source: 'network' } }
  const fetching: Resource<null> = { state: 'fetching', last }
  expect(toUnsure(fetching, at('13:03:30'))).toEqual({ fetchedAt, times: 'checking' })
  expect(toUnsure(ready('device'), at('13:03:30'))).toEqual({ fetchedAt, times: 'unconfirmed' })
  expect(toUnsure(ready('network'), at('13:03:30'))).toBeNull()
  expect(toUnsure({ state: 'fetching', last: null }, at('13:03:30'))).toBeNull()
})
