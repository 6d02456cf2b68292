// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { aClock } from '../../../test/builders/outbox.ts'
import { freshLog } from './freshLog.ts'

/** Notes what is asked of the databases, and lets time pass until the promise is settled. */
function aScene(factory: IDBFactory = new IDBFactory()) {
  const asked: string[] = []
  const clock = aClock()
  const noting = new Proxy(factory, {
    get: (target, name) => (key: string) => {
      asked.push(String(name))
      return Reflect.get(target, name).call(target, key)
    },
  })
  let isOver = false
  const over = freshLog(() => noting, clock.setTimer).finally(() => {
    isOver = true
  })
  return { asked, clock, factory, over, isOver: () => isOver }
}

it('makes a database, deletes it, makes it once more, and rests', async () => {
  const { asked, clock, factory, over, isOver } = aScene()
  await expect.poll(() => asked).toEqual(['open', 'deleteDatabase', 'open'])
  await expect.poll(async () => (await factory.databases()).length).toBe(1)
  expect(isOver()).toBe(false)
  await expect
    .poll(() => {
      clock.advance(100)
      return isOver()
    })
    .toBe(true)
  await over
})

it('holds nobody up where another page keeps the database open, or none may be used', async () => {
  const factory = new IDBFactory()
  await new Promise((resolve) => {
    factory.open('outbox-log').onsuccess = resolve
  })
  const { asked, clock, over, isOver } = aScene(factory)
  await expect.poll(() => asked).toEqual(['open', 'deleteDatabase'])
  clock.advance(5_999)
  await Promise.resolve()
  expect(isOver()).toBe(false)
  clock.advance(1)
  await over
  await freshLog(() => {
    throw new DOMException('', 'SecurityError')
  }, clock.setTimer)
})
