import { expect, it } from 'vitest'
import { clampInstant, parseInstant } from './parseInstant.ts'

it.each([
  ['2026-11-21T11:00:00Z', '2026-11-21T11:00:00.000Z'],
  ['2026-11-21T12:00:00.5+01:00', '2026-11-21T11:00:00.500Z'],
  ['+275760-09-13T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
  ['9999-12-31T23:59:59.999-14:00', '9999-12-31T23:59:59.999Z'],
  ['-271821-04-20T00:00:00.000Z', '1970-01-01T00:00:00.000Z'],
  ['0000-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
])('reads %s as %s', (text, instant) => {
  expect(new Date(parseInstant(text) ?? Number.NaN).toISOString()).toBe(instant)
})

it.each([undefined, '', 'gestern', '+275760-09-13T00:00:00.001Z', '2026-13-01T00:00:00Z', ['2026-11-21T11:00:00Z'], 0])(
  'reads no instant from %j',
  (value) => {
    expect(parseInstant(value)).toBeUndefined()
  },
)

it('keeps sums of instants within what can be kept', () => {
  const latest = clampInstant(Number.POSITIVE_INFINITY)
  expect(clampInstant(latest + latest)).toBe(latest)
  expect(clampInstant(0 - latest)).toBe(0)
  expect(clampInstant(1_795_000_000_000)).toBe(1_795_000_000_000)
})
