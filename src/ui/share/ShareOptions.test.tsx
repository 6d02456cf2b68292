import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareOptions } from './ShareOptions.tsx'

const link = { title: 'Salz', url: '/movies/salz' }
const names = () => [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map((way) => way.textContent)

afterEach(() => Reflect.deleteProperty(navigator, 'share'))

it('offers WhatsApp, mail and the link where the device has no sheet of its own', () => {
  render(<ShareOptions link={link} />)
  expect(names()).toEqual(['WhatsApp', 'E-Mail', 'Link kopieren'])
})

it('offers the device’s sheet and the link where there is one', () => {
  Object.defineProperty(navigator, 'share', { value: vi.fn(), configurable: true })
  render(<ShareOptions link={link} />)
  expect(names()).toEqual(['Teilen', 'Link kopieren'])
})
