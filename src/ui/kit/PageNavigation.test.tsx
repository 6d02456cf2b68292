import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderAt } from '../../../test/renderAt.tsx'
import { PageNavigation } from './PageNavigation.tsx'

/** How far down the page is scrolled; the navigation's place is 300 px below the page's start. */
const PLACE = 300
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  window.innerHeight = 800
  window.scrollY = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, PLACE - window.scrollY, 100, 0),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function open() {
  await renderAt(
    <PageNavigation
      label="Kino"
      items={[
        { text: 'Programm', href: '/programm', active: true, tracking_label: 'programme' },
        {
          text: 'Für dich',
          href: '/programm?order=forecast',
          title: 'Geschätzt',
          active: false,
          tracking_label: 'forecast',
        },
      ]}
    />,
  )
  return screen.getByRole('navigation', { name: 'Kino' })
}
function scrollTo(y: number) {
  act(() => {
    window.scrollY = y
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(50)
  })
}

it('links its entries with their search, their title and the name they are counted under', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Für dich' })
  expect(link).toHaveAttribute('href', '/programm?order=forecast')
  expect(link).toHaveAttribute('title', 'Geschätzt')
  expect(link).toHaveAttribute('data-tracking-label', 'forecast')
})

it('marks the active entry alone', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Programm' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Für dich' })).not.toHaveAttribute('aria-current')
})

it('rests at its place until that is scrolled past, then hides while scrolling goes down', async () => {
  const bar = await open()
  scrollTo(PLACE)
  expect(bar).toHaveAttribute('data-state', 'resting')
  scrollTo(PLACE + 1)
  expect(bar).toHaveAttribute('data-state', 'hidden')
  scrollTo(1000)
  expect(bar).toHaveAttribute('data-state', 'hidden')
})

it('shows while scrolling goes up, and hides again as it goes down', async () => {
  const bar = await open()
  scrollTo(1000)
  scrollTo(990)
  expect(bar).toHaveAttribute('data-state', 'shown')
  scrollTo(1000)
  expect(bar).toHaveAttribute('data-state', 'hidden')
})

it('rests again where it belongs, and starts hidden the next time', async () => {
  const bar = await open()
  scrollTo(1000)
  scrollTo(900)
  scrollTo(PLACE)
  expect(bar).toHaveAttribute('data-state', 'resting')
  scrollTo(1000)
  expect(bar).toHaveAttribute('data-state', 'hidden')
})
