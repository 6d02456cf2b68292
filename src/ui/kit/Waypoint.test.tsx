import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Waypoint } from './Waypoint.tsx'
import type { WaypointOptions } from './watchWaypoint.ts'

/** Where the waypoint is, in px from the viewport's top; the viewport is 800 px high. */
let top = 0
beforeEach(() => {
  vi.useFakeTimers()
  window.innerHeight = 800
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 100, 0))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function open(start: number, options: WaypointOptions = {}) {
  top = start
  const seen: string[] = []
  const view = render(
    <Waypoint
      {...options}
      onEnter={(from) => seen.push(`enter from ${from}`)}
      onLeave={(to) => seen.push(`leave to ${to}`)}
      onPositionChange={(position, before) => seen.push(`${before} > ${position}`)}
    />,
  )
  return { seen, ...view }
}
function scrollTo(to: number) {
  top = to
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(50)
}

it('tells at once where it is', () => {
  expect(open(400).seen).toEqual(['null > inside', 'enter from null'])
})

it('is left at the edges of the viewport: offsets are 0 px', () => {
  const { seen } = open(801)
  expect(seen).toEqual(['null > below'])
  scrollTo(800)
  expect(seen.splice(0)).toEqual(['null > below', 'below > inside', 'enter from below'])
  scrollTo(0)
  expect(seen).toEqual([])
  scrollTo(-1)
  expect(seen).toEqual(['inside > above', 'leave to above'])
})

it('takes offsets in pixels and in percent of the height', () => {
  const { seen } = open(100, { topOffset: '74px', bottomOffset: '10%' })
  seen.length = 0
  scrollTo(73)
  expect(seen.splice(0)).toEqual(['inside > above', 'leave to above'])
  scrollTo(721)
  scrollTo(720)
  expect(seen.at(-1)).toBe('enter from below')
})

it('is entered and left when rapid scrolling jumps over it', () => {
  const { seen } = open(2000)
  seen.length = 0
  scrollTo(-2000)
  expect(seen.splice(0)).toEqual(['below > above', 'enter from below', 'leave to above'])
  scrollTo(2000)
  expect(seen).toEqual(['above > below', 'enter from above', 'leave to below'])
})

it('only tells the change of such a jump when it is not to fire', () => {
  const { seen } = open(2000, { fireOnRapidScroll: false })
  seen.length = 0
  scrollTo(-2000)
  expect(seen).toEqual(['below > above'])
})

it('looks every 50 ms while scrolling, and at where scrolling came to rest', () => {
  const { seen } = open(400)
  seen.length = 0
  window.dispatchEvent(new Event('scroll'))
  top = -10
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(49)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['inside > above', 'leave to above'])
})

it('looks 50 ms after the viewport last changed', () => {
  const { seen } = open(400)
  seen.length = 0
  window.innerHeight = 300
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(49)
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(49)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['inside > below', 'leave to below'])
})

it('looks no more once it is gone', () => {
  const { seen, unmount } = open(400)
  seen.length = 0
  unmount()
  scrollTo(-10)
  expect(seen).toEqual([])
})
