import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { answerConfirm } from '../../../test/answerConfirm.ts'
import { aFavouriteCinema, aVisitorStorage } from '../../../test/builders/favourites.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { clockAtom } from '../../atoms/core/context.ts'
import { offlineBundleNeedsAtom } from '../../atoms/favourites/offlineBundleNeed.ts'
import { visitorStorageAtom } from '../../atoms/favourites/visitorFavourites.ts'
import { refreshOfflineBundleAtom } from '../../atoms/offlineBundle/offlineBundle.ts'
import { type OfflineBundleDevice, offlineBundleDeviceAtom } from '../../atoms/offlineBundle/offlineBundleDevice.ts'
import type { Inventory } from '../../sync/offlineBundle/inventory.ts'
import * as texts from '../../texts/offlineBundle.ts'
import { heading } from '../../texts/reminders.ts'
import { OfflineBundleView } from './OfflineBundleView.tsx'

const astra = aFavouriteCinema('Astra')
const pile = { count: 0, bytes: 0 }
const nothing: Inventory = {
  ...{ fetchedAt: null, cinemas: [], films: 0, bundleBytes: 0 },
  ...{ posters: pile, pages: pile, pictures: pile },
}
const full: Inventory = {
  fetchedAt: '2026-11-21T13:05:00.000Z',
  cinemas: [{ id: astra.id, lastDay: '2026-11-27', showtimes: 38 }],
  films: 12,
  posters: { count: 11, bytes: 2_000_000 },
  bundleBytes: 100_000,
  pages: { count: 7, bytes: 40_000 },
  pictures: { count: 1, bytes: 400_000 },
}

async function show(device: Partial<OfflineBundleDevice>, favourites = [astra], now = '2026-11-21T16:00:00Z') {
  const store = createStore()
  const storage = aVisitorStorage(favourites)
  store.set(visitorStorageAtom, storage)
  store.set(clockAtom, { now: () => new Date(now) })
  store.set(offlineBundleDeviceAtom, {
    refresh: async () => 'kept',
    readInventory: async () => full,
    readRoom: async () => null,
    clearOthers: async () => {},
    ...device,
  })
  await renderAt(<OfflineBundleView />, { store })
  return { storage, store, user: userEvent.setup() }
}

it('shows what lies on the device, how far it reaches and how old it is', async () => {
  await show({ readRoom: async () => ({ usage: 41_000_000, quota: 200_000_000, persisted: true }) })
  const row = (await screen.findByText('Astra')).closest('li')
  expect(row).toHaveTextContent('bis Fr 27. November, 38 Vorstellungen')
  expect(row).toHaveTextContent('Stand: heute 14:05')
  expect(screen.getByText('12 Filme, 11 Plakate, zusammen 2,1 MB')).toBeVisible()
  expect(screen.getByText('7 Seiten, unter 0,1 MB')).toBeVisible()
  expect(screen.getByText('1 Bild, 0,4 MB')).toBeVisible()
  expect(screen.getByText('41 MB von 200 MB')).toBeVisible()
  // Used, less the favourites, pages and pictures.
  expect(screen.getByText(texts.app).closest('li')).toHaveTextContent('38 MB')
  expect(screen.getByText(texts.persisted)).toBeVisible()
})

it('counts the age by the clock of the page', async () => {
  await show({}, [astra], '2026-11-22T16:00:00Z')
  expect(await screen.findByText('Stand: gestern 14:05')).toHaveAttribute('data-old', 'true')
})

it('lets go of one cinema', async () => {
  const { storage, user } = await show({})
  await user.click(await screen.findByLabelText(texts.letGo('Astra')))
  await expect.poll(() => storage.stored).toEqual([])
  expect(await screen.findByText(texts.emptyTitle)).toBeVisible()
})

it('lets go of everything else', async () => {
  let inventory = full
  const clearOthers = async () => {
    inventory = { ...full, pages: pile, pictures: pile }
  }
  const { user, store } = await show({ readInventory: async () => inventory, clearOthers })
  await user.click(await screen.findByText(texts.clear))
  await answerConfirm(store, true)
  expect(await screen.findByText('0 Seiten, 0 MB')).toBeVisible()
  expect(screen.queryByText(texts.clear)).toBeNull()
})

it('refreshes when asked, and says what came of it', async () => {
  const asked: boolean[] = []
  const refresh: OfflineBundleDevice['refresh'] = async (_ids, force) => {
    asked.push(force)
    return 'unreachable'
  }
  const { user } = await show({ refresh })
  await user.click(await screen.findByText(texts.refresh))
  expect(await screen.findByText(texts.results.unreachable)).toBeVisible()
  expect(asked).toEqual([true])
})

it('says that a favourite comes right now, and how far it has come', async () => {
  let end = () => {}
  const refresh: OfflineBundleDevice['refresh'] = (_ids, _force, tell) => {
    tell({ done: 3, total: 8 })
    return new Promise((resolve) => {
      end = () => resolve('kept')
    })
  }
  const { store } = await show({ readInventory: async () => nothing, refresh })
  const done = store.set(refreshOfflineBundleAtom, false)
  expect(await screen.findByText(texts.arriving)).toBeVisible()
  expect(screen.getByRole('progressbar', { name: texts.progressLabel })).toHaveAttribute('value', '3')
  expect(screen.getByText('3 von 8 Plakaten')).toBeVisible()
  end()
  await done
  expect(await screen.findByText(texts.notYet)).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('asks for what is missing as soon as somebody looks', async () => {
  const { store } = await show({})
  expect(store.get(offlineBundleNeedsAtom)).toBeGreaterThan(0)
})

it('says that a favourite is not there yet, and that there is none', async () => {
  await show({ readInventory: async () => nothing })
  expect(await screen.findByText(texts.notYet)).toBeVisible()
})

it('explains what would lie here when there are no favourites', async () => {
  await show({ readInventory: async () => nothing }, [])
  const section = (await screen.findByText(texts.favourites)).closest('section') as HTMLElement
  expect(await within(section).findByText(texts.emptyTitle)).toBeVisible()
})

it('says so where a browser can keep nothing', async () => {
  await show({ readInventory: async () => null })
  expect(await screen.findByText(texts.unsupportedTitle)).toBeVisible()
})

it('shows the reminders also where nothing can be kept', async () => {
  await show({ readInventory: async () => null })
  expect(await screen.findByText(texts.unsupportedTitle)).toBeVisible()
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
})
