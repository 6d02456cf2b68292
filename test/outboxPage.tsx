import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { clockAtom } from '../src/atoms/core/context.ts'
import { openOutboxAtom } from '../src/atoms/core/outbox.ts'
import { sessionAtom } from '../src/atoms/core/session.ts'
import { createOutbox } from '../src/sync/outbox/openOutbox.ts'
import { OutboxView } from '../src/views/outbox/OutboxView.tsx'
import { aDevice, anna } from './builders/outbox.ts'
import { aMember } from './builders/session.ts'

/** The page of what waits, of Anna's device. */
export async function showOutbox(device = aDevice()) {
  const store = createStore()
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  store.set(sessionAtom, aMember({ id: anna }))
  store.set(clockAtom, { now: () => new Date(device.clock.now()) })
  render(
    <Provider store={store}>
      <OutboxView />
    </Provider>,
  )
  return { device, store, user: userEvent.setup() }
}
