import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { expect, it } from 'vitest'
import { aFavouriteCinema, aVisitorStorage } from '../../../test/builders/favourites.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { visitorStorageAtom } from '../../atoms/favourites/visitorFavourites.ts'
import { refreshOfflineBundleAtom } from '../../atoms/offlineBundle/offlineBundle.ts'
import { offlineBundleDeviceAtom } from '../../atoms/offlineBundle/offlineBundleDevice.ts'
import * as texts from '../../texts/favourites.ts'
import { FavouriteToggle } from './FavouriteToggle.tsx'

function show(storage = aVisitorStorage()) {
  const store = createStore()
  store.set(visitorStorageAtom, storage)
  render(
    <Provider store={store}>
      <FavouriteToggle cinema={aFavouriteCinema('Astra')} />
    </Provider>,
  )
  return { store, storage, user: userEvent.setup() }
}

it('keeps a cinema, says so, and lets it go again', async () => {
  const { store, user } = show()
  await user.click(screen.getByRole('button', { name: texts.keep, pressed: false }))
  const kept = await screen.findByRole('button', { name: texts.kept, pressed: true })
  expect(store.get(toastAtom)).toMatchObject({ kind: 'success', message: texts.nowKept('Astra') })
  await user.click(kept)
  expect(await screen.findByRole('button', { name: texts.keep, pressed: false })).toBeVisible()
  expect(store.get(toastAtom)).toMatchObject({ message: texts.nowDropped('Astra') })
})

it('shows how the programme of a cinema that was just marked comes onto the device', async () => {
  const { store, user } = show()
  let end = () => {}
  store.set(offlineBundleDeviceAtom, {
    ...store.get(offlineBundleDeviceAtom),
    refresh: (_ids, _force, tell) => {
      tell({ done: 1, total: 2 })
      return new Promise((resolve) => {
        end = () => resolve('kept')
      })
    },
  })
  await user.click(screen.getByRole('button', { name: texts.keep }))
  expect(await screen.findByRole('status')).toHaveTextContent(texts.arriving)
  const done = store.set(refreshOfflineBundleAtom, false)
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '1')
  end()
  await done
  expect(await screen.findByText(texts.arrived)).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('never looks kept when the device could not store it', async () => {
  const storage = aVisitorStorage()
  storage.change = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const { store, user } = show(storage)
  await user.click(screen.getByRole('button', { name: texts.keep }))
  await expect.poll(() => store.get(toastAtom)).toMatchObject({ message: texts.storageFailed })
  expect(screen.getByRole('button', { name: texts.keep, pressed: false })).toBeVisible()
})
