import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { originAtom } from '../../atoms/core/context.ts'
import { createAppRouter } from './router.tsx'

it('goes on naming the site as the server did, under whatever name the page was asked for', async () => {
  const onServer = createStore()
  onServer.set(originAtom, 'https://lichtspiel.example')
  const sent = await createAppRouter(onServer).options.dehydrate?.()
  const inBrowser = createStore()
  inBrowser.set(originAtom, 'https://mirror.example')
  if (sent === undefined) throw new Error('the server sends nothing along')
  await createAppRouter(inBrowser).options.hydrate?.(sent)
  expect(inBrowser.get(originAtom)).toBe('https://lichtspiel.example')
})
