import { expect, it, vi } from 'vitest'

const { evaluated } = vi.hoisted(() => ({ evaluated: [] as string[] }))
vi.mock('dexie', async (original) => {
  evaluated.push('dexie')
  return original()
})
vi.mock('zod/mini', async (original) => {
  evaluated.push('zod/mini')
  return original()
})

it('starts without the database and the schemas, which a page would wait for', async () => {
  vi.stubGlobal('self', globalThis)
  for (const module of ['shell', 'later', 'routes', 'replay', 'offlineBundle']) await import(`./${module}.ts`)
  expect(evaluated).toEqual([])
  await import('../sync/workerMessages.ts')
  await import('./uses.ts')
  expect(evaluated).toEqual(['zod/mini', 'dexie'])
})
