import { expect, it } from 'vitest'
import { anOfflineBundleCache } from '../../test/builders/offlineBundle.ts'
import { readHeldAnswers } from './heldAnswers.ts'

it('reads what names things, from every cache but the app’s own, and leaves out what cannot be read', async () => {
  const caches = new Map(
    ['films-v1', 'unterwegs-v1', 'images-v1', 'precache-v2'].map((name) => [name, anOfflineBundleCache()]),
  )
  const put = (name: string, path: string, body: string) => caches.get(name)?.put(path, new Response(body))
  await put('films-v1', '/api/movies/lola-rennt', '{"title":"Lola rennt"}')
  await put('films-v1', '/api/movies/lola-rennt/comments', '{"items":[]}')
  await put('films-v1', '/api/people/broken', '{"name":')
  await put('unterwegs-v1', '/api/cinemas/bundle', '{"cinemas":[]}')
  await put('unterwegs-v1', '/images/p-lola/148/lola', 'picture')
  await put('images-v1', '/images/p-lola/348/lola', 'picture')
  await put('precache-v2', '/api/movies', '{}')
  const open = async (name: string) => caches.get(name) ?? anOfflineBundleCache()
  const answers = await readHeldAnswers({ keys: async () => [...caches.keys()], open })
  expect(answers).toEqual([{ title: 'Lola rennt' }, { cinemas: [] }])
})
