import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aCard, aListedTitle } from '../../../test/builders/lists.ts'
import { dropArticleAtom, markTitleAtom, watchedArticlesAtom, watchedKeysAtom, watchlistAtom } from './watchlist.ts'

const mark = (slot: string, title: string | null, updatedAt: string) => ({
  slot,
  state: { set: true, vote: null, card: title === null ? null : aCard(title) },
  updatedAt,
})

it('shows films and series that are remembered, newest first, with what was seen', async () => {
  const { store } = await aMemberPage([
    mark('watch/movies/m-salz', 'Salz', '2026-11-18T12:00:00.000Z'),
    mark('watch/series/s-spalt', 'Spalt', '2026-11-19T12:00:00.000Z'),
    mark('watch/lists/l-1', null, '2026-11-20T12:00:00.000Z'),
    mark('watched/movies/m-salz', 'Salz', '2026-11-20T12:00:00.000Z'),
  ])
  store.sub(watchlistAtom, () => {})
  store.sub(watchedKeysAtom, () => {})
  const shown = () => store.get(watchlistAtom)?.map(({ card, isWatched, state }) => [card.title, isWatched, state])
  await expect.poll(shown).toEqual([
    ['Spalt', false, 'saved'],
    ['Salz', true, 'saved'],
  ])
  expect([...(store.get(watchedKeysAtom) ?? [])]).toEqual(['movies/m-salz'])

  await store.set(markTitleAtom, 'watch', aListedTitle('Moor'), true)
  await expect.poll(() => shown()?.[0]).toEqual(['Moor', false, 'pending'])
  await store.set(markTitleAtom, 'watched', aListedTitle('Moor'), true)
  await expect.poll(() => shown()?.[0]).toEqual(['Moor', true, 'pending'])
  await store.set(markTitleAtom, 'watch', aListedTitle('Salz'), false)
  await expect.poll(() => shown()?.map(([title]) => title)).toEqual(['Moor', 'Spalt'])
})

it('shows articles that are remembered apart from the titles, newest first, and lets one go', async () => {
  const { store } = await aMemberPage([
    mark('watch/articles/ar-1', 'Treppen', '2026-11-18T12:00:00.000Z'),
    mark('watch/articles/ar-2', 'Türen', '2026-11-19T12:00:00.000Z'),
    mark('watch/movies/m-salz', 'Salz', '2026-11-18T12:00:00.000Z'),
  ])
  store.sub(watchlistAtom, () => {})
  store.sub(watchedArticlesAtom, () => {})
  const shown = () => store.get(watchedArticlesAtom).map(({ title }) => title)
  await expect.poll(shown).toEqual(['Türen', 'Treppen'])
  expect(store.get(watchlistAtom)?.map(({ card }) => card.title)).toEqual(['Salz'])
  const [newest] = store.get(watchedArticlesAtom)
  if (newest) await store.set(dropArticleAtom, newest)
  await expect.poll(shown).toEqual(['Treppen'])
})
