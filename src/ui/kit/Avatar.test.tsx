import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar } from './Avatar.tsx'
import { toHue } from './nameMarks.ts'

const avatar = (container: HTMLElement) => container.firstElementChild

it('shows the picture, which says nothing beside the name', () => {
  const { container } = render(<Avatar name="mira kolbe" src="/images/a-mira/84/mira" />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/images/a-mira/84/mira')
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})

it('shows initials on a colour of the name where there is no picture', () => {
  const { container } = render(<Avatar name="mira kolbe" src={null} />)
  expect(screen.getByText('MK')).toHaveAttribute('aria-hidden', 'true')
  expect(avatar(container)).toHaveAttribute('data-number')
  const other = render(<Avatar name="jan" src={null} />)
  expect(avatar(other.container)).not.toHaveAttribute('data-number', avatar(container)?.getAttribute('data-number'))
  expect(toHue('jan')).not.toBe(toHue('mira kolbe'))
})

it('shows initials once the picture has failed, and the next picture all the same', () => {
  const { container, rerender } = render(<Avatar name="mira kolbe" src="/images/gone" />)
  fireEvent.error(container.querySelector('img') as Element)
  expect(screen.getByText('MK')).toBeInTheDocument()
  rerender(<Avatar name="mira kolbe" src="/images/new" />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/images/new')
})

it.each(['small', 'medium'] as const)('has a %s size in all its forms', (size) => {
  const { container, rerender } = render(<Avatar name="mira" src={null} size={size} />)
  expect(avatar(container)).toHaveAttribute('data-size', size)
  rerender(<Avatar name="mira" src="/images/a" size={size} />)
  expect(avatar(container)).toHaveAttribute('data-size', size)
})
