import { expect, it } from 'vitest'
import { makeRoom, putWithRoom } from './makeRoom.ts'

/** Caches by name; an entry is the day of the answer. */
function someCaches(days: Record<string, Record<string, number>>) {
  const all = new Map(Object.entries(days).map(([name, entries]) => [name, new Map(Object.entries(entries))]))
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, number>()
    const toName = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key)).replace(/^.*\//, '')
    return {
      keys: async () => [...entries.keys()].map((key) => new Request(`http://localhost/${key}`)),
      match: async (key: RequestInfo | URL) =>
        new Response(null, { headers: { date: new Date(Date.UTC(2026, 10, entries.get(toName(key)))).toUTCString() } }),
      delete: async (key: RequestInfo | URL) => entries.delete(toName(key)),
    }
  }
  const left = () => [...all.values()].flatMap((entries) => [...entries.keys()])
  return { open, left }
}

const full = () => new DOMException('Quota exceeded', 'QuotaExceededError')

it('lets the oldest of all caches go first', async () => {
  const { open, left } = someCaches({ films: { a: 4, b: 1, c: 8 }, images: { d: 2, e: 3, f: 7, g: 6, h: 5 } })
  expect(await makeRoom(['films', 'images'], open)).toBe(true)
  expect(left()).toEqual(['a', 'c', 'e', 'f', 'g', 'h'])
})

it('says when nothing is left', async () => {
  expect(await makeRoom(['films'], someCaches({ films: {} }).open)).toBe(false)
})

it('stores again after room was made, and never touches a cache that it was not given', async () => {
  const { open, left } = someCaches({ films: { a: 1, b: 2, c: 3 }, unterwegs: { bundle: 1 } })
  let tries = 0
  const put = async (response: Response) => {
    tries += 1
    expect(await response.text()).toBe('new')
    if (left().length > 2) throw full()
  }
  await putWithRoom(put, new Response('new'), () => makeRoom(['films'], open))
  expect(tries).toBe(3)
  expect(left()).toEqual(['c', 'bundle'])
})

it('gives up once the others are empty, and at once for another reason', async () => {
  const { open, left } = someCaches({ films: { a: 1 } })
  const room = () => makeRoom(['films'], open)
  const fails = (error: Error) => putWithRoom(() => Promise.reject(error), new Response(''), room)
  await expect(fails(new TypeError('disk'))).rejects.toThrow('disk')
  expect(left()).toEqual(['a'])
  await expect(fails(full())).rejects.toThrow('Quota exceeded')
  expect(left()).toEqual([])
})
