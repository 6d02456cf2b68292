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
  const queued = createUploadQueue()
  const [first, second, third] = [aWork(), aWork(), aWork()]
  const results = [queued('a', first.run), queued('b', second.run), queued('c', third.run)]
  first.resolve('first')
  expect(await results[0]).toBe('first')
  expect([second.begun, third.begun]).toEqual([true, false])
  second.reject(new Error('broken'))
  await expect(results[1]).rejects.toThrow('broken')
  third.resolve('third')
  expect(await results[2]).toBe('third')
})

it('refuses the second of a member with 429, and a sixth with 503, until others are done', async () => {
  const queued = createUploadQueue()
  const work = aWork()
  const waiting = ['a', 'b', 'c', 'd', 'e'].map((member) => queued(member, work.run))
  await expect(queued('a', work.run)).rejects.toMatchObject({ status: 429, details: { retryAfter: 5 } })
  await expect(queued('f', work.run)).rejects.toMatchObject({ status: 503, details: { retryAfter: 20 } })
  work.resolve('done')
  await Promise.all(waiting)
  expect(await queued('f', work.run)).toBe('done')
})
