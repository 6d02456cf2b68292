import { afterAll, expect, it, vi } from 'vitest'

const { evaluated } = vi.hoisted(() => ({ evaluated: [] as string[] }))
vi.mock('dexie', async (original) => {
  evaluated.push('dexie')
  return original()
})
vi.mock('zod/mini', async (original) => {
  evaluated.push('zod/mini')
  return original()
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('starts without the database and the schemas, which a page would wait for', async () => {
  // Other files of this worker may have evaluated the same modules.
  vi.resetModules()
  evaluated.length = 0
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', new URL('http://localhost/sw.js'))
  vi.stubGlobal('registration', { scope: 'http://localhost/' })
  vi.stubGlobal('appFiles', { install: [{ url: '/index.html', revision: '1' }], later: [] })
  await import('./sw.ts')
  expect(evaluated).toEqual([])
  await import('../sync/workerMessages.ts')
  await import('./uses.ts')
  expect(new Set(evaluated)).toEqual(new Set(['zod/mini', 'dexie']))
})
