// @vitest-environment node
import { expect, it } from 'vitest'
import { createGroup } from './group.ts'

/** A group whose runs end when told to; `runs` are what each got. */
function aGroup() {
  const runs: { all: readonly number[]; end: (error?: Error) => void }[] = []
  const group = createGroup(
    (all: readonly number[]) =>
      new Promise<readonly string[]>((resolve, reject) => {
        runs.push({ all, end: (error) => (error ? reject(error) : resolve(all.map((one) => `answer ${one}`))) })
      }),
  )
  return { group, runs, started: (count: number) => expect.poll(() => runs.length).toBe(count) }
}

it('takes together what is asked for in one turn, and next what came while it ran', async () => {
  const { group, runs, started } = aGroup()
  const first = Promise.all([group(1), group(2)])
  await started(1)
  const second = Promise.all([group(3), group(4)])
  expect(runs.map(({ all }) => all)).toEqual([[1, 2]])
  runs[0]?.end()
  expect(await first).toEqual(['answer 1', 'answer 2'])
  await started(2)
  expect(runs[1]?.all).toEqual([3, 4])
  runs[1]?.end()
  expect(await second).toEqual(['answer 3', 'answer 4'])
})

it('goes on after an error, which all who asked are told', async () => {
  const { group, runs, started } = aGroup()
  const failing = Promise.allSettled([group(1), group(2)])
  await started(1)
  runs[0]?.end(new Error('no room'))
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = group(3)
  await started(2)
  runs[1]?.end()
  expect(await next).toBe('answer 3')
})
