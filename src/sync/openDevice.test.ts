import { IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { aClock, aDevice } from '../../test/builders/outbox.ts'
import { canStore } from './openDevice.ts'
import { createDatabase } from './outbox/database.ts'

/** A database that a browser does not let a page have: `open` is what asking for it does. */
function refusing(open: () => unknown): IDBFactory {
  return { open, deleteDatabase: open } as unknown as IDBFactory
}

function failing(): unknown {
  const request = { error: new DOMException('Not allowed', 'UnknownError'), onerror: (_event: unknown) => {} }
  queueMicrotask(() => request.onerror({ target: request, preventDefault: () => {}, stopPropagation: () => {} }))
  return request
}

it('finds that the device stores', async () => {
  expect(await canStore(aDevice())).toBe(true)
})

it.each<[string, IDBFactory | undefined]>([
  [
    'asking throws, as a policy makes it',
    refusing(() => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }),
  ],
  ['asking fails, as in some private windows', refusing(failing)],
  ['nobody answers', refusing(() => ({}))],
  ['there is no database', undefined],
])('finds that it does not where %s, after five seconds at the latest', async (_name, indexedDB) => {
  const clock = aClock()
  let answer: boolean | undefined
  const db = createDatabase('refused', { indexedDB: indexedDB as IDBFactory, IDBKeyRange })
  const asked = canStore({ db, clock }).then((found) => {
    answer = found
  })
  await expect
    .poll(() => {
      clock.advance(5_000)
      return answer
    })
    .toBe(false)
  await asked
})
