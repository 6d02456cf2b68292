import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { rate } from '../../../test/builders/replayer.ts'
import { aMember } from '../../../test/builders/session.ts'
import { openOutboxAtom, outboxSummaryAtom } from '../../atoms/core/outbox.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { OutboxLink } from './OutboxLink.tsx'

it('takes the rendered page over although the device already knows of more', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8)
  const store = createStore()
  store.set(sessionAtom, aMember({ id: anna }))
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const page = (
    <Provider store={store}>
      <RouterContextProvider router={router}>
        <OutboxLink />
      </RouterContextProvider>
    </Provider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  const stop = store.sub(outboxSummaryAtom, () => {})
  await expect.poll(() => store.get(outboxSummaryAtom).waiting).toBe(1)
  const complaints: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => complaints.push(error) }),
  )
  expect(complaints).toEqual([])
  expect(container.querySelector('a')).toHaveAttribute('href', '/ausstehend')
  act(() => root.unmount())
  stop()
})
