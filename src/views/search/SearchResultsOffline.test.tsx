import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { found, overview, showResults, urlOf } from '../../../test/aResultsPage.tsx'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { openOutboxAtom } from '../../atoms/core/outbox.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { resourcesAtom } from '../../atoms/core/resource.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { heldAnswersAtom } from '../../atoms/search/heldSearch.ts'
import { filmsRef } from '../../atoms/titles/refs.ts'
import { toConfirmedMark } from '../../sync/commands/mark.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { putOwn } from '../../sync/outbox/own.ts'

it('finds without a network what this tab has loaded, and says so', async () => {
  const hall = aMovieSummary({ id: 'm-saal', permalink: 'saal', title: 'Der Sälzer' })
  const kept = { items: [hall, aMovieSummary()], nextPage: null, filters: {} }
  const { served } = await showResults({}, undefined, (store) =>
    store.set(resourcesAtom, {
      [toResourceKey(filmsRef({}))]: {
        state: 'ready',
        last: { data: kept, fetchedAt: '2026-11-21T10:00:00.000Z', source: 'device' },
        fetchingMore: false,
      },
    }),
  )
  // One line above them: no large note between the search and what it found.
  expect(await screen.findByText('Ohne Netz: Gesucht wurde nur in dem, was auf deinem Gerät liegt.')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Ohne Netz sucht nur dein Gerät' })).toBeNull()
  expect(screen.getByRole('link', { name: /^Der Sälzer/ })).toHaveAttribute('href', '/movies/saal')
  expect(screen.queryByRole('link', { name: /Himmel über Berlin/ })).not.toBeInTheDocument()
  served[urlOf(overview)] = found()
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByRole('heading', { name: 'Filme' })).toBeInTheDocument()
})

const muteList = { id: 'l1', name: 'Salziges', itemsCount: 3 }

it('finds without a network no list of a member whom the reader has muted', async () => {
  const device = aDevice()
  await putOwn(device.db, anna, [
    toConfirmedMark('mute', 'users', 'u-laut', {
      ...{ id: 'k1', set: true, vote: null, card: null, updatedAt: '2026-11-20T10:00:00.000Z' },
    }),
  ])
  const author = { id: 'u-laut', username: 'laut', avatar: null, path: '/users/u-laut' }
  await showResults({}, undefined, (store) => {
    store.set(sessionAtom, aMember({ id: anna }))
    store.set(openOutboxAtom, { open: async () => createOutbox(device) })
    store.set(heldAnswersAtom, { read: async () => [{ ...muteList, author }] })
  })
  expect(await screen.findByRole('heading', { name: 'Ohne Netz sucht nur dein Gerät' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Salziges/ })).toBeNull()
})

it('says that the device holds nothing where it cannot be searched', async () => {
  await showResults({}, undefined, (store) =>
    store.set(heldAnswersAtom, {
      read: () => {
        throw new Error('not loaded')
      },
    }),
  )
  expect(await screen.findByRole('heading', { name: 'Ohne Netz sucht nur dein Gerät' })).toBeVisible()
})

it('says large that it searched the device alone where nothing there fits', async () => {
  await showResults({})
  expect(await screen.findByRole('heading', { name: 'Ohne Netz sucht nur dein Gerät' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Was unterwegs dabei ist' })).toBeVisible()
})
