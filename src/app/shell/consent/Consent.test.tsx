import { fireEvent, screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { beforeEach, expect, it } from 'vitest'
import { aConsentDevice, aStoredConsent } from '../../../../test/builders/consent.ts'
import { letDialogsOpen } from '../../../../test/dialog.ts'
import { renderAt } from '../../../../test/renderAt.tsx'
import { consentAtom, offerDueAtom, type Vendor } from '../../../atoms/consent/consent.ts'
import { consentDeviceAtom, followConsentAtom } from '../../../atoms/consent/consentDevice.ts'
import { toastAtom } from '../../../atoms/core/toast.ts'
import { ConsentButton } from './ConsentButton.tsx'
import { ConsentHost } from './ConsentHost.tsx'

beforeEach(letDialogsOpen)

async function open(allowed?: readonly Vendor[]) {
  const store = createStore()
  const device = aConsentDevice(allowed ? { stored: aStoredConsent(allowed) } : {})
  store.set(consentDeviceAtom, device)
  store.set(followConsentAtom)
  store.set(offerDueAtom, true)
  await renderAt(
    <>
      <ConsentButton />
      <ConsentHost />
    </>,
    { store },
  )
  return { store, device }
}
const press = (name: string, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }))
const offer = () => screen.findByRole('region', { name: 'Deine Zustimmung' })
const dialog = () => screen.findByRole('dialog', { name: 'Einstellungen anpassen' })
const stateOf = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked

it('offers the choice without taking the focus, and refuses as easily as it allows', async () => {
  const { store } = await open()
  const card = await offer()
  expect(document.activeElement).toBe(document.body)
  const [refuse, accept] = ['Alle ablehnen', 'Alle erlauben'].map((name) => within(card).getByRole('button', { name }))
  expect(refuse?.dataset.variant).toBe(accept?.dataset.variant)
  press('Alle ablehnen', card)
  expect(store.get(consentAtom)).toEqual({ state: 'decided', allowed: [] })
  expect(screen.queryByRole('region')).toBeNull()
  expect(store.get(toastAtom)).toMatchObject({ kind: 'success' })
})

it('allows everybody who is listed', async () => {
  const { store } = await open()
  press('Alle erlauben', await offer())
  expect(store.get(consentAtom)).toEqual({
    state: 'decided',
    allowed: ['video', 'social', 'captcha', 'analytics', 'ads'],
  })
})

it('asks nobody who has decided', async () => {
  await open([])
  expect(screen.queryByRole('region')).toBeNull()
})

it('lists each vendor with nothing allowed beforehand, and keeps what was chosen', async () => {
  const { store, device } = await open()
  press('Einstellungen anpassen', await offer())
  const panel = await dialog()
  const names = within(panel)
    .getAllByRole('switch')
    .map((each) => each.getAttribute('aria-label'))
  expect(names).toEqual(['Videos', 'Facebook-Anmeldung', 'Captcha', 'Statistik', 'Werbung'])
  expect(names.some((name) => stateOf(name ?? ''))).toBe(false)
  fireEvent.click(screen.getByRole('switch', { name: 'Videos' }))
  press('Auswahl speichern', panel)
  expect(store.get(consentAtom)).toEqual({ state: 'decided', allowed: ['video'] })
  expect(await device.read()).toMatchObject({ allowed: ['video'] })
})

it('shows what is allowed when it is opened from the footer, and takes all of it back', async () => {
  const { store } = await open(['video', 'analytics'])
  press('Einstellungen anpassen')
  const panel = await dialog()
  expect(['Videos', 'Statistik', 'Werbung'].map(stateOf)).toEqual([true, true, false])
  press('Alle ablehnen', panel)
  expect(store.get(consentAtom)).toEqual({ state: 'decided', allowed: [] })
})

it('changes nothing when it is closed without an answer', async () => {
  const { store } = await open(['video'])
  press('Einstellungen anpassen')
  const panel = await dialog()
  fireEvent.click(screen.getByRole('switch', { name: 'Werbung' }))
  press('Schließen', panel)
  expect(store.get(consentAtom)).toEqual({ state: 'decided', allowed: ['video'] })
})
