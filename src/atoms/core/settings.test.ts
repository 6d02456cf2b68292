import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Api, Reply } from '../../sync/api.ts'
import { apiAtom } from './context.ts'
import { loadSettingsAtom } from './settings.ts'

const settings = { user_api_base: '/api/v1', registration_domain: 'lichtspiel.example', social_login: null }

/** A store before a server that answers with `reply`; `asked` are the paths. */
function open(reply: Reply<unknown>) {
  const store = createStore()
  const asked: string[] = []
  const call = async ({ path }: { path: string }) => {
    asked.push(path)
    return reply
  }
  store.set(apiAtom, { call: call as unknown as Api })
  return { asked, load: () => store.set(loadSettingsAtom) }
}

it('asks once, and knows them from then on', async () => {
  const fetchedAt = new Date().toISOString()
  const { asked, load } = open({ kind: 'ok', value: settings, fetchedAt, source: 'network' })
  expect(await load()).toEqual(settings)
  expect(await load()).toEqual(settings)
  expect(asked).toEqual(['/api/settings'])
})

it('has none when nobody answers', async () => {
  expect(await open({ kind: 'unreachable' }).load()).toBeNull()
})
