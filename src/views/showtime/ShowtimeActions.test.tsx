import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { aShowtime } from '../../../test/builders/cinema.ts'
import { readEvent } from '../../../test/readEvent.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { visitorReminderStorageAtom } from '../../atoms/reminders/visitorReminders.ts'
import { ShowtimeActions } from './ShowtimeActions.tsx'

const NOW = new Date('2026-11-21T12:00:00Z')
const DAY = 'Sa 21. November'
const address = `${location.origin}/kinos/kino-lampenfieber-berlin?date=2026-11-21&showtime=st-20261121-2015`

/** Gives the browser Web Share, as phones have it. */
function withShare(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}
afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

const open = (overrides: Parameters<typeof aShowtime>[0] = {}, hasBegun = false) =>
  renderAt(<ShowtimeActions showtime={aShowtime(overrides)} day={DAY} hasBegun={hasBegun} now={NOW} />)

it('hands the showtime to the device’s share sheet', async () => {
  const share = vi.fn(async () => {})
  withShare(share)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Teilen' }))
  expect(share).toHaveBeenCalledWith({
    title: 'Der Himmel über Berlin',
    text: 'Der Himmel über Berlin, Sa 21. November um 20:15 Uhr, Kino Lampenfieber',
    url: address,
  })
  expect(screen.queryByText('Link kopiert')).toBeNull()
})

it('says nothing when the share sheet is put away, and copies the link when sharing fails', async () => {
  const user = userEvent.setup()
  withShare(() => Promise.reject(new DOMException('put away', 'AbortError')))
  const { unmount } = await open()
  await user.click(screen.getByRole('button', { name: 'Teilen' }))
  expect(screen.queryByText('Link kopiert')).toBeNull()
  unmount()
  withShare(() => Promise.reject(new DOMException('not now', 'NotAllowedError')))
  await open()
  await user.click(screen.getByRole('button', { name: 'Teilen' }))
  expect(await screen.findByRole('button', { name: 'Link kopiert' })).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Link kopiert')
})

it('copies the link, and has no share button where the device cannot share', async () => {
  const user = userEvent.setup()
  await open()
  expect(screen.queryByRole('button', { name: 'Teilen' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Link kopieren' }))
  expect(await screen.findByRole('button', { name: 'Link kopiert' })).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(address)
})

it('says so when the link cannot be copied', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await open()
  await user.click(screen.getByRole('button', { name: 'Link kopieren' }))
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Der Link ließ sich nicht kopieren.')
})

it('makes the calendar file on the device, with hall and address', async () => {
  const saved = new Promise<Blob>((resolve) => {
    URL.createObjectURL = (file) => {
      resolve(file as Blob)
      return 'blob:x'
    }
  })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Kalender' }))
  const event = readEvent(await (await saved).text())
  expect(event.getFirstPropertyValue('description')).toBe('Saal 1 · OmU')
  expect(event.getFirstPropertyValue('location')).toContain('Kino Lampenfieber')
})

it('keeps the name of the reminder, which is pressed or not', async () => {
  const store = createStore()
  const listeners = new Set<() => void>()
  let stored: unknown = []
  store.set(visitorReminderStorageAtom, {
    read: async () => stored,
    change: async (apply) => {
      stored = apply(stored)
    },
    announce: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  })
  await renderAt(<ShowtimeActions showtime={aShowtime()} day={DAY} hasBegun={false} now={NOW} />, { store })
  const tile = screen.getByRole('button', { name: 'Erinnern', pressed: false })
  await userEvent.click(tile)
  expect(await screen.findByRole('button', { name: 'Erinnern', pressed: true })).toBe(tile)
})

it('offers to reserve until it begins, and says afterwards why it does not', async () => {
  const ticketUrl = 'https://kino.example/karten'
  const { unmount } = await open({ ticketUrl })
  expect(screen.getByRole('link', { name: 'Beim Kino reservieren' })).toHaveAttribute('href', ticketUrl)
  unmount()
  await open({ ticketUrl }, true)
  expect(screen.queryByRole('link', { name: 'Beim Kino reservieren' })).toBeNull()
  expect(screen.getByText('Reservieren geht nur, bis die Vorstellung beginnt.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Route' })).toBeVisible()
})

it('shows all ways in one look, and gives the last of an odd number a row of its own', async () => {
  const { unmount } = await open()
  const ways = () => [...document.querySelectorAll<HTMLElement>('a, button')]
  expect(ways().map(({ textContent }) => textContent)).toEqual([
    'Kalender',
    'Erinnern',
    'Verabreden',
    'Route',
    'WhatsApp',
    'E-Mail',
    'Link kopieren',
  ])
  expect(new Set(ways().map(({ className }) => className)).size).toBe(1)
  expect(ways().filter((way) => 'wide' in way.dataset)).toHaveLength(1)
  unmount()
  withShare(async () => {})
  await open()
  expect(ways()).toHaveLength(6)
  expect(ways().filter((way) => 'wide' in way.dataset)).toHaveLength(0)
})
