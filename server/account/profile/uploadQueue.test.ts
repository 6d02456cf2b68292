import { expect, it } from 'vitest'
import { createUploadQueue } from './uploadQueue.ts'

/** Work that ends when the test says so. */
function aWork() {
  let resolve: (value: string) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<string>((...both) => {
    ;[resolve, reject] = both
  })
  const work = { begun: false, resolve, reject, run }
  function run() {
    work.begun = true
    return promise
  }
  return work
}

it('lets one work at a time, in the order of arrival, also after one that failed', async () => {
  const queue = createUploadQueue()
  const [first, second, third] = [aWork(), aWork(), aWork()]
  for (const member of ['a', 'b', 'c']) queue.takePlace(member)
  const results = [queue.run('a', first.run), queue.run('b', second.run), queue.run('c', third.run)]
  first.resolve('first')
  expect(await results[0]).toBe('first')
  expect([second.begun, third.begun]).toEqual([true, false])
  second.reject(new Error('broken'))
  await expect(results[1]).rejects.toThrow('broken')
  third.resolve('third')
  expect(await results[2]).toBe('third')
})

it('refuses the second of a member with 429, and an eleventh with 503, until others have given their places back', () => {
  const queue = createUploadQueue()
  const [giveBack] = [...'abcdefghij'].map((member) => queue.takePlace(member))
  const refusal = (member: string) => {
    try {
      return queue.takePlace(member) && null
    } catch (error) {
      return error
    }
  }
  expect(refusal('b')).toMatchObject({ status: 429, details: { retryAfter: 5 } })
  expect(refusal('k')).toMatchObject({ status: 503, details: { retryAfter: 20 } })
  giveBack?.()
  expect(refusal('k')).toBeNull()
})

it('keeps the place of a work that goes on, whoever has hung up, and no longer', async () => {
  const queue = createUploadQueue()
  const work = aWork()
  const giveBack = queue.takePlace('a')
  const running = queue.run('a', work.run)
  giveBack()
  expect(() => queue.takePlace('a')).toThrow()
  work.resolve('done')
  await running
  queue.takePlace('a')
  giveBack()
  expect(() => queue.takePlace('a')).toThrow()
})
