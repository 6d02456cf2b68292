import { expect, it } from 'vitest'
import { sendMessageCall } from '#contract/messages.ts'
import { TEST_NOW } from '../../../test/time.ts'
import { readDemoWorld } from '../world.ts'
import { toMessageRows } from './messageRows.ts'

const world = await readDemoWorld()
const rows = toMessageRows(world, TEST_NOW)
const ofKinofan = rows.members.filter(({ userId }) => userId === 'u-kinofan').map(({ threadId }) => threadId)

it('has many threads of kinofan, one of some 200 messages, and unread ones', () => {
  expect(ofKinofan).toHaveLength(22)
  const counts = rows.threads.map(({ lastSeq }) => lastSeq)
  expect(Math.max(...counts)).toBeGreaterThan(199)
  const unread = rows.threads.filter(({ id, lastSeq }) =>
    rows.members.some((own) => own.threadId === id && own.userId === 'u-kinofan' && own.readSeq < lastSeq),
  )
  expect(unread).toHaveLength(3)
})

it('gives each message its place, a time after the one before, and words that the contract takes', () => {
  for (const { id, lastSeq } of rows.threads) {
    const own = rows.messages.filter(({ threadId }) => threadId === id)
    expect(own.map(({ seq }) => seq)).toEqual(Array.from({ length: lastSeq }, (_, index) => index + 1))
    const times = own.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)).toBeLessThan(TEST_NOW.getTime())
    const members = rows.members.filter(({ threadId }) => threadId === id).map(({ userId }) => userId)
    expect(own.every(({ userId }) => members.includes(userId))).toBe(true)
  }
  for (const { id, body } of rows.messages) {
    expect(sendMessageCall.body.safeParse({ message: { id, body } }).success, id).toBe(true)
  }
})

it('is the same on every load', () => {
  expect(toMessageRows(world, TEST_NOW)).toEqual(rows)
})
