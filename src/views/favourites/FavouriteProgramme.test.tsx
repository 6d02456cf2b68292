import { act, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { toUrl } from '#contract/call.ts'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { aShowtimeBrief } from '../../../test/builders/cinema.ts'
import { aFavouriteCinema } from '../../../test/builders/favourites.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom } from '../../atoms/core/context.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import type { Api, Reply } from '../../sync/api.ts'
import * as texts from '../../texts/favourites.ts'
import { FavouriteProgramme } from './FavouriteProgramme.tsx'

const now = new Date('2026-11-22T16:00:00Z')
const film = { movie: aMovieSummary(), showtimes: [aShowtimeBrief({ startsAt: '2026-11-22T19:15:00Z' })] }

async function show(reply: Reply<unknown>) {
  const server = { reply }
  const asked: string[] = []
  const store = createStore()
  const call = async (of: Call, input: { params: Record<string, string>; query?: { date: string } }) => {
    asked.push(toUrl(of, input.params, input.query))
    return server.reply
  }
  store.set(apiAtom, { call: call as unknown as Api })
  await renderAt(<FavouriteProgramme cinema={aFavouriteCinema('Astra')} date="2026-11-22" now={now} />, { store })
  return { asked, server, store }
}

const answer = (items: unknown[], nextPage: number | null = null): Reply<unknown> => ({
  kind: 'ok',
  value: { items, nextPage, filters: { date: '2026-11-22' } },
  fetchedAt: '2026-11-21T13:05:00Z',
  source: 'device',
})

it('loads the day for itself, as the cinema’s page would, and says from when it is', async () => {
  const { asked } = await show(answer([film]))
  expect(await screen.findByRole('heading', { name: film.movie.title })).toBeVisible()
  expect(screen.getByRole('link', { name: /^20:15/ })).toBeVisible()
  expect(screen.getByText('Stand: gestern 14:05')).toBeVisible()
  expect(asked).toEqual(['/api/cinemas/Astra/showtimes?date=2026-11-22', '/api/cinemas/Astra'])
  expect(screen.queryByText(texts.wholeShort)).toBeNull()
})

it('leads to the cinema where there is more', async () => {
  await show(answer([film], 2))
  const more = await screen.findByRole('link', { name: texts.whole('Astra') })
  expect(more).toHaveAttribute('href', '/kinos/Astra?date=2026-11-22')
})

it('says that nothing is known of a day', async () => {
  await show(answer([]))
  expect(await screen.findByText(texts.noShows)).toBeVisible()
})

it('says that a day is not on the device', async () => {
  await show({ kind: 'unreachable' })
  expect(await screen.findByText(texts.unavailable)).toBeVisible()
})

it('loads by itself what could not be reached, once there is a way to the server', async () => {
  const { server, store } = await show({ kind: 'unreachable' })
  expect(await screen.findByText(texts.unavailable)).toBeVisible()
  server.reply = answer([film])
  await act(async () => store.set(reachableAtom, { kind: 'reached' }))
  expect(await screen.findByRole('heading', { name: film.movie.title })).toBeVisible()
})
