import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useTooltip } from '../../atoms/shell/useTooltip.ts'
import { Tooltip } from './Tooltip.tsx'

/** jsdom knows no popovers. */
const shown = new Set<HTMLElement>()
beforeEach(() => {
  shown.clear()
  HTMLElement.prototype.showPopover = function () {
    shown.add(this)
  }
  HTMLElement.prototype.hidePopover = function () {
    shown.delete(this)
  }
})

function Hint({ name }: { name: string }) {
  return (
    <Tooltip {...useTooltip()} text={`Mehr zu ${name}`}>
      {(trigger) => (
        <button type="button" {...trigger}>
          {name}
        </button>
      )}
    </Tooltip>
  )
}
const open = () =>
  render(
    <>
      <Hint name="Eins" />
      <Hint name="Zwei" />
    </>,
  )
const texts = () => [...shown].map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole('button', { name })

/** As a finger: the browser sends the pointer first, then the focus, then the click. */
function tap(name: string) {
  fireEvent.pointerDown(button(name), { pointerType: 'touch' })
  fireEvent.focus(button(name))
  fireEvent.click(button(name))
}

it('shows while a pointer is over it', () => {
  open()
  fireEvent.pointerEnter(button('Eins'), { pointerType: 'mouse' })
  expect(texts()).toEqual(['Mehr zu Eins'])
  expect(button('Eins')).toHaveAccessibleDescription('Mehr zu Eins')
  fireEvent.pointerLeave(button('Eins'), { pointerType: 'mouse' })
  expect(texts()).toEqual([])
  expect(button('Eins')).not.toHaveAttribute('aria-describedby')
})

it('shows while the keyboard is on it', () => {
  open()
  fireEvent.focus(button('Eins'))
  expect(texts()).toEqual(['Mehr zu Eins'])
  fireEvent.blur(button('Eins'))
  expect(texts()).toEqual([])
})

it('is the only one: the next takes its place', () => {
  open()
  fireEvent.focus(button('Eins'))
  fireEvent.pointerEnter(button('Zwei'), { pointerType: 'mouse' })
  expect(texts()).toEqual(['Mehr zu Zwei'])
})

it('hides on Escape, and on no other key', () => {
  open()
  fireEvent.focus(button('Eins'))
  fireEvent.keyDown(document, { key: 'a' })
  expect(texts()).toEqual(['Mehr zu Eins'])
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(texts()).toEqual([])
})

it('shows after a tap and hides after the second, or after one elsewhere', () => {
  open()
  tap('Eins')
  expect(texts()).toEqual(['Mehr zu Eins'])
  tap('Eins')
  expect(texts()).toEqual([])
  tap('Eins')
  fireEvent.pointerDown(document.body, { pointerType: 'touch' })
  expect(texts()).toEqual([])
})

it('hides when what it is about is gone', () => {
  const onHide = vi.fn()
  const { unmount } = render(
    <Tooltip id="t" open onShow={() => {}} onHide={onHide} text="x">
      {() => 'y'}
    </Tooltip>,
  )
  unmount()
  expect(onHide).toHaveBeenCalled()
})
