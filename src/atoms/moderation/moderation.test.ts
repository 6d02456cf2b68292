import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aMember } from '../../../test/builders/session.ts'
import { servedApi } from '../../../test/servedApi.ts'
import { apiAtom } from '../core/context.ts'
import { sessionAtom } from '../core/session.ts'
import { loadModerationAtom, mayModerateAtom } from './moderation.ts'

it.each([
  ['', false],
  ['critic_user', false],
  ['community_managers', false],
  ['critic_user community_manager', true],
  ['admin_user', true],
])('is for whoever has the role, and asks the server of it for nobody else: %j', async (credentials, may) => {
  const store = createStore()
  const { api, asked } = servedApi({})
  store.set(apiAtom, api)
  expect(store.get(mayModerateAtom)).toBe(false)
  store.set(sessionAtom, aMember({ credentials }))
  expect(store.get(mayModerateAtom)).toBe(may)
  await store.set(loadModerationAtom, { log: false, query: {} })
  await store.set(loadModerationAtom, { log: true })
  expect(asked).toEqual(may ? ['/api/moderation/queue', '/api/moderation/log'] : [])
})
