import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Carousel } from './Carousel.tsx'

/** jsdom lays nothing out: a row of ten items of 100 px, of which 400 px are seen, unless a test says otherwise. */
let row = { seen: 400, items: 10 }
let resized = () => {}
let noMotion = false
const fonts = new EventTarget()
const labels = { previous: 'Zurück', next: 'Weiter' }

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
  row = { seen: 400, items: 10 }
  noMotion = false
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => row.seen)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => row.items * 100)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const list = this.closest('ul')
    const index = list === null || this === list ? 0 : Array.from(list.children).indexOf(this)
    return new DOMRect(this === list ? 0 : index * 100 - (list?.scrollLeft ?? 0), 0, 100, 100)
  })
  vi.stubGlobal('matchMedia', () => ({ matches: noMotion }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(answer: () => void) {
        resized = answer
      }
      observe() {}
      disconnect() {}
    },
  )
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'fonts')
})

const toItems = (count: number) => Array.from({ length: count }, (_, index) => `Film ${index}`)
function open(duration?: number) {
  const view = render(
    <Carousel labels={labels} {...(duration === undefined ? {} : { duration })}>
      {toItems(10).map((film) => (
        <li key={film}>{film}</li>
      ))}
    </Carousel>,
  )
  const list = screen.getByRole('list')
  // Where there are no styles of ours, lists are indented.
  list.style.paddingInlineStart = '0px'
  return { ...view, list }
}
const previous = () => screen.queryByRole('button', { name: 'Zurück' })
const next = () => screen.queryByRole('button', { name: 'Weiter' })
const press = (button: HTMLElement | null) => fireEvent.click(button as HTMLElement)
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
function scrollTo(list: HTMLElement, left: number) {
  list.scrollLeft = left
  fireEvent.scroll(list)
}

it('has arrows while its content overflows, and none while it does not', () => {
  open()
  expect(previous()).toBeInTheDocument()
  expect(next()).toBeInTheDocument()
  row.seen = 1000
  act(() => resized())
  expect(previous()).not.toBeInTheDocument()
  expect(next()).not.toBeInTheDocument()
})

it('knows its start and its end: the arrow that leads nowhere says so', () => {
  const { list } = open()
  expect(previous()).toHaveAttribute('aria-disabled', 'true')
  expect(next()).not.toHaveAttribute('aria-disabled')
  scrollTo(list, 300)
  expect(previous()).not.toHaveAttribute('aria-disabled')
  pass(50)
  scrollTo(list, 600)
  expect(next()).toHaveAttribute('aria-disabled', 'true')
})

it('looks where it is every 50 ms while it is scrolled, and where it came to rest', () => {
  const { list } = open()
  scrollTo(list, 10)
  scrollTo(list, 600)
  pass(49)
  expect(next()).not.toHaveAttribute('aria-disabled')
  pass(1)
  expect(next()).toHaveAttribute('aria-disabled', 'true')
})

it('looks again once fonts have loaded, and when items are added', () => {
  const { rerender } = open()
  row.items = 3
  act(() => void fonts.dispatchEvent(new Event('loadingdone')))
  expect(next()).not.toBeInTheDocument()
  row.items = 10
  rerender(<Carousel labels={labels}>{null}</Carousel>)
  expect(next()).toBeInTheDocument()
})

it('scrolls for exactly 300 ms, to the beginning of an item', () => {
  const { list } = open()
  press(next())
  pass(16)
  expect(list.scrollLeft).toBeGreaterThan(0)
  pass(270)
  expect(list.scrollLeft).toBeLessThan(300)
  expect(list.style.scrollSnapType).toBe('none')
  pass(32)
  // 80 % of 400 px, back to where the fourth item begins.
  expect(list.scrollLeft).toBe(300)
  expect(list.style.scrollSnapType).toBe('')
})

it('takes another duration', () => {
  const { list } = open(100)
  press(next())
  pass(112)
  expect(list.scrollLeft).toBe(300)
})

it('goes back as far, and stops at its ends', () => {
  const { list } = open()
  scrollTo(list, 600)
  press(previous())
  pass(320)
  expect(list.scrollLeft).toBe(300)
  press(previous())
  pass(320)
  expect(list.scrollLeft).toBe(0)
})

it('jumps for those who want no motion', () => {
  noMotion = true
  const { list } = open()
  press(next())
  expect(list.scrollLeft).toBe(300)
})

it('leaves the row to whoever takes hold of it', () => {
  const { list } = open()
  press(next())
  pass(100)
  const { scrollLeft } = list
  fireEvent.wheel(list)
  pass(300)
  expect(list.scrollLeft).toBe(scrollLeft)
  expect(list.style.scrollSnapType).toBe('')
})

it('moves no more once it is gone', () => {
  const { list, unmount } = open()
  press(next())
  pass(16)
  unmount()
  const { scrollLeft } = list
  pass(300)
  expect(list.scrollLeft).toBe(scrollLeft)
})
