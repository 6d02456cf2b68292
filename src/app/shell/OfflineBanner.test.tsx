import { act, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { citiesRef } from '../../atoms/place/refs.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { OfflineBanner } from './OfflineBanner.tsx'

const ok: Reply<unknown> = { kind: 'ok', value: { items: [] }, fetchedAt: '2026-11-21T13:03:00Z', source: 'network' }

it('says that the page is offline and from when its data is, and goes once the server answers', async () => {
  const store = createStore()
  let reply: Reply<unknown> = ok
  store.set(apiAtom, { call: (async () => reply) as unknown as Api })
  store.set(clockAtom, { now: () => new Date('2026-11-21T16:00:00Z') })
  const load = () => store.set(loadResourceAtom, citiesRef, { refresh: true })
  await load()
  await renderAt(<OfflineBanner />, { store })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()

  reply = { kind: 'unreachable' }
  await load()
  expect(await screen.findByText(/Stand: heute 14:03/)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Offline – Stand: heute 14:03')
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeInTheDocument()

  reply = ok
  await load()
  await expect.poll(() => screen.getByRole('status').childElementCount).toBe(0)
})

it('tries several times once the browser has found a network, whose first requests often fail', async () => {
  const store = createStore()
  store.set(apiAtom, { call: (async () => ({ kind: 'unreachable' })) as unknown as Api })
  const { router } = await renderAt(<OfflineBanner />, { store })
  await act(async () => store.set(reachableAtom, { kind: 'unreachable' }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  try {
    const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue()
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(15_000)
    expect(invalidate).toHaveBeenCalledTimes(4)
    await act(async () => store.set(reachableAtom, { kind: 'reached' }))
    vi.advanceTimersByTime(60_000)
    expect(invalidate).toHaveBeenCalledTimes(4)
  } finally {
    vi.useRealTimers()
  }
})
