import { expect, it } from 'vitest'
import type { Resource } from './resource.ts'
import { toStandTime } from './stand.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const fetchedAt = at('13:03:00').toISOString()
const ready = (source: 'network' | 'device'): Resource<null> => ({
  state: 'ready',
  last: { data: null, fetchedAt, source },
  fetchingMore: false,
})

it('says from when data is that came from the device, could not be refreshed, or has grown old', () => {
  expect(toStandTime(ready('device'), at('13:03:30'))).toBe(fetchedAt)
  expect(toStandTime(ready('network'), at('13:14:00'))).toBe(fetchedAt)
  const failed: Resource<null> = {
    state: 'failed',
    failure: { reason: 'unreachable' },
    last: { data: null, fetchedAt, source: 'network' },
  }
  expect(toStandTime(failed, at('13:03:30'))).toBe(fetchedAt)
})

it('says nothing of fresh data, and where there is none', () => {
  expect(toStandTime(ready('network'), at('13:12:00'))).toBeNull()
  expect(toStandTime({ state: 'idle' }, at('13:12:00'))).toBeNull()
  expect(toStandTime({ state: 'failed', failure: { reason: 'unreachable' }, last: null }, at('13:12:00'))).toBeNull()
})
