import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aDevice } from '../../../test/builders/outbox.ts'
import { openOutboxAtom } from '../../atoms/core/outbox.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { unstored } from '../../texts/unstored.ts'
import { followUnstored } from './tellUnstored.ts'

it('says at the foot of the page, where it covers no heading, that nothing can be stored', async () => {
  const store = createStore()
  const watchRefusals = () => () => {}
  store.set(openOutboxAtom, { open: async () => ({ ...createOutbox(aDevice()), watchRefusals }) })
  const stop = followUnstored(store)
  await expect.poll(() => store.get(toastAtom)).toMatchObject({ message: unstored.short, position: 'bc' })
  stop()
})

it('says nothing where everything is stored', async () => {
  const store = createStore()
  const opened = { count: 0 }
  store.set(openOutboxAtom, {
    open: async () => {
      opened.count += 1
      return createOutbox(aDevice())
    },
  })
  const stop = followUnstored(store)
  await expect.poll(() => opened.count).toBe(1)
  expect(store.get(toastAtom)).toBeNull()
  stop()
})
