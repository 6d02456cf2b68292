// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { keepPlace } from './keepPlace.ts'

const state = { status: 'idle', resolvedLocation: { pathname: '/filme' }, matches: [{ pathname: '/filme' }] }
keepPlace({ state } as never)

/** Whether a listener on the document, as the router's is, hears of a scroll. */
function isHeard(part: Partial<typeof state>): boolean {
  Object.assign(state, part)
  const hear = vi.fn()
  document.addEventListener('scroll', hear, true)
  document.dispatchEvent(new Event('scroll', { bubbles: true }))
  document.removeEventListener('scroll', hear, true)
  return hear.mock.calls.length > 0
}

it('hides what scrolls while the next page shows its skeleton, and nothing else', () => {
  const [list, film] = [[{ pathname: '/filme' }], [{ pathname: '/movies/a' }]]
  expect(isHeard({ status: 'idle', matches: list })).toBe(true)
  expect(isHeard({ status: 'pending', matches: list })).toBe(true)
  expect(isHeard({ status: 'pending', matches: film })).toBe(false)
})

it('hears a page that has come under another spelling of its address', () => {
  const resolvedLocation = { pathname: '/users/M%C3%BCller/' }
  expect(isHeard({ status: 'idle', resolvedLocation, matches: [{ pathname: '/users/Müller' }] })).toBe(true)
})
