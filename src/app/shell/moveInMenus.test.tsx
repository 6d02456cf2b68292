import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { moveInMenus } from './moveInMenus.ts'

const showPopover = vi.fn()
const hidePopover = vi.fn()

beforeEach(() => {
  // jsdom knows no popovers; which of them shows is the browser's to tell.
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover })
  showPopover.mockClear()
  hidePopover.mockClear()
  render(
    <ul>
      <li>
        <button type="button">Filme</button>
        <div popover="auto">
          <a href="/filme">Alle Filme</a>
          <a href="/filme/beste">Beste Filme</a>
        </div>
      </li>
      <li>
        <a href="/podcast">Podcast</a>
      </li>
      <li>
        <button type="button">Kino</button>
        <div popover="auto">
          <a href="/kino">Kinoprogramm</a>
        </div>
      </li>
    </ul>,
  )
})

const focused = () => document.activeElement?.textContent
const at = (text: string) => screen.getByText(text).focus()
const press = (key: string) => {
  if (document.activeElement instanceof HTMLElement)
    moveInMenus(key, document.activeElement, screen.getAllByRole('list')[0] ?? document.body)
}

it('goes from menu to menu, around the ends', () => {
  at('Filme')
  press('ArrowRight')
  expect(focused()).toBe('Podcast')
  press('ArrowRight')
  press('ArrowRight')
  expect(focused()).toBe('Filme')
  press('ArrowLeft')
  expect(focused()).toBe('Kino')
})

it('opens a menu downwards and walks through it', () => {
  at('Filme')
  press('ArrowDown')
  expect(showPopover).toHaveBeenCalledOnce()
  expect(focused()).toBe('Alle Filme')
  press('ArrowDown')
  expect(focused()).toBe('Beste Filme')
  press('ArrowDown')
  expect(focused()).toBe('Beste Filme')
  press('ArrowUp')
  press('ArrowUp')
  expect(focused()).toBe('Filme')
})

it('leaves an open menu sideways, and closes it', () => {
  at('Beste Filme')
  press('ArrowRight')
  expect(hidePopover).toHaveBeenCalledOnce()
  expect(focused()).toBe('Podcast')
})

it('leaves other keys to the browser', () => {
  at('Filme')
  press('Tab')
  expect(focused()).toBe('Filme')
})
