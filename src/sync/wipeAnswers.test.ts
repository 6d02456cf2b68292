// @vitest-environment node
import { expect, it } from 'vitest'
import { type WipedShelves, wipeAnswers } from './wipeAnswers.ts'

it('deletes personal answers from every cache, whatever they vary by, and leaves the rest', async () => {
  const urls = ['/api/movies?order=best', '/api/me/favourites?page=2', '/images/p.avif']
  const deleted: string[] = []
  const shelf = {
    keys: async () => urls.map((url) => ({ url: `https://lichtspiel.example${url}` })),
    delete: async ({ url }: Request, options: CacheQueryOptions) => {
      if (options.ignoreVary) deleted.push(url)
      return true
    },
  }
  const shelves = { keys: async () => ['programme-v1'], open: async () => shelf } as unknown as WipedShelves
  await wipeAnswers(shelves, (url) => url.startsWith('/api/me/'))
  expect(deleted).toEqual(['https://lichtspiel.example/api/me/favourites?page=2'])
})
