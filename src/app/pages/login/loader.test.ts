import { createStore } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { servedApi } from '../../../../test/servedApi.ts'
import { apiAtom } from '../../../atoms/core/context.ts'
import { quotes } from '../../../texts/login.ts'
import { loadLogin } from './loader.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([0, 0.5, 0.999])('quotes a film by chance (%d)', async (chance) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  const store = createStore()
  store.set(apiAtom, servedApi({}).api)
  const { quote } = await loadLogin({ context: { store } } as Parameters<typeof loadLogin>[0])
  expect(quote).toBe(quotes[Math.floor(chance * quotes.length)])
})
