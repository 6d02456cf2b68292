import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { MovieId } from '#contract/ids.ts'
import { aMovie } from '../../../../test/builders/catalogue.ts'
import { type Served, servedApi } from '../../../../test/servedApi.ts'
import { apiAtom, clockAtom } from '../../../atoms/core/context.ts'
import { loadFilm } from './loader.ts'

/** Opens the page of a film, again and again, in one tab. */
function openFilms(served: Served) {
  const store = createStore()
  const { api, asked } = servedApi(served)
  store.set(apiAtom, api)
  store.set(clockAtom, { now: () => new Date('2026-11-21T11:00:00.000Z') })
  const open = (permalink: MovieId) =>
    loadFilm({ context: { store }, params: { permalink }, deps: {}, abortController: new AbortController() })
  return { open, asked }
}

const gone = 'gibt-es-nicht' as MovieId
const URL = '/api/movies/gibt-es-nicht'

it('asks for nothing that belongs to a film once it is known that there is none', async () => {
  const { open, asked } = openFilms({ [URL]: 404 })
  await expect(open(gone)).rejects.toMatchObject({ isNotFound: true })
  const first = asked.length
  await expect(open(gone)).rejects.toMatchObject({ isNotFound: true })
  expect(asked.slice(first)).toEqual([URL])
})

it('finds a film that has come since, with all that belongs to it', async () => {
  const served: Served = { [URL]: 404 }
  const { open, asked } = openFilms(served)
  await expect(open(gone)).rejects.toMatchObject({ isNotFound: true })
  const first = asked.length
  served[URL] = aMovie()
  await open(gone)
  expect(asked.slice(first).filter((each) => each === URL)).toHaveLength(1)
  expect(asked.length - first).toBe(4)
})
