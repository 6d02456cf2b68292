import { screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { goOffline } from '../../../test/goOffline.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { clockAtom } from '../../atoms/core/context.ts'
import { keptAnswersAtom } from '../../atoms/offlineBundle/keptUrls.ts'
import { ProgrammeDays } from './ProgrammeDays.tsx'

it('dims the days that are not on the device once there is no network', async () => {
  const store = createStore()
  store.set(clockAtom, { now: () => new Date('2026-11-21T16:00:00.000Z') })
  store.set(keptAnswersAtom, { has: async (url) => url.includes('2026-11-21') || url.includes('2026-11-23') })
  goOffline(store)
  const query = { city: 'husum', date: '2026-11-21' }
  await renderAt(<ProgrammeDays query={query} programme={{ state: 'idle' }} />, { store })
  expect(await screen.findByRole('link', { name: 'So 22. November, morgen, nicht auf deinem Gerät' })).toHaveAttribute(
    'data-missing',
  )
  expect(screen.getByRole('link', { name: 'Heute 21. November' })).not.toHaveAttribute('data-missing')
  expect(screen.getByRole('link', { name: 'Mo 23. November' })).not.toHaveAttribute('data-missing')
})
