import { renderHook, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, it, vi } from 'vitest'
import { reachableAtom } from '../core/reachable.ts'
import { keptAnswersAtom, useMissingUrls } from './keptUrls.ts'

it('names what the device cannot answer by itself, once there is no network', async () => {
  const store = createStore()
  const has = vi.fn(async (url: string) => url === '/api/a')
  store.set(keptAnswersAtom, { has })
  const { result } = renderHook(() => useMissingUrls(['/api/a', '/api/b']), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  expect(result.current).toEqual([])
  expect(has).not.toHaveBeenCalled()
  store.set(reachableAtom, { kind: 'unreachable' })
  await waitFor(() => expect(result.current).toEqual(['/api/b']))
  store.set(reachableAtom, { kind: 'ok', value: null, fetchedAt: '2026-11-21T12:00:00Z', source: 'network' })
  await waitFor(() => expect(result.current).toEqual([]))
})
