// @vitest-environment node
import { expect, it } from 'vitest'
import { aModelPage } from '../../../test/builders/aModelPage.ts'
import { aMessage, aThreadStart, thread } from '../../../test/builders/messages.ts'
import { anna } from '../../../test/builders/outbox.ts'
import { meanAll } from '../../../test/builders/ownThings.ts'
import type { Intent } from './registry.ts'

const read = (id: string, seq: number): Intent => ({ kind: 'readThread', args: { ...thread(id), seq } })
const attend = (id: string, attention: 'all' | 'muted'): Intent => ({
  kind: 'setThreadAttention',
  args: { ...thread(id), attention },
})
const leave = (id: string): Intent => ({ kind: 'leaveThread', args: thread(id) })
const remove = (of: string, id: string): Intent => ({ kind: 'deleteMessage', args: { id, thread: of, name: 'ben' } })

it('sends a new thread and its messages in the order in which they were written', async () => {
  const { device, server, replay, shown } = aModelPage()
  await meanAll(device, anna, aThreadStart('t1'), aMessage('t1', 'm1', 'Eins'), aMessage('t1', 'm2', 'Zwei'))
  expect(await shown('messageThread/t1')).toMatchObject({ status: 'there', lastSeq: 0 })
  expect(await shown('message/t1/m2')).toMatchObject({ seq: 0, body: 'Zwei' })
  await replay.pass(anna)
  expect(server.effects).toHaveLength(3)
  expect(await shown('message/t1/m1')).toMatchObject({ seq: 1, body: 'Eins' })
  expect(await shown('message/t1/m2')).toMatchObject({ seq: 2, body: 'Zwei' })
})

it('moves the mark of reading forward alone, and sends the last place once', async () => {
  const { device, server, replay, shown } = aModelPage()
  await meanAll(device, anna, read('met-1', 2), read('met-1', 1))
  expect(await device.rows()).toMatchObject([{ kind: 'readThread', args: { seq: 2 } }])
  await replay.pass(anna)
  expect(server.effects).toHaveLength(1)
  expect(await shown('messageThread/met-1')).toMatchObject({ readSeq: 2, unread: 0 })
  await meanAll(device, anna, read('met-1', 1))
  expect(await shown('messageThread/met-1')).toMatchObject({ readSeq: 2, unread: 0 })
})

it('keeps the last of several attentions, beside a mark of reading', async () => {
  const { device } = aModelPage()
  await meanAll(device, anna, attend('met-1', 'muted'), read('met-1', 2), attend('met-1', 'all'))
  expect(await device.rows()).toMatchObject([
    { kind: 'readThread' },
    { kind: 'setThreadAttention', args: { attention: 'all' } },
  ])
})

it('says nothing of a message, or a thread, that was taken back before it was sent', async () => {
  const { device, shown } = aModelPage()
  await meanAll(device, anna, aMessage('met-1', 'm1'), remove('met-1', 'm1'))
  expect(await device.rows()).toEqual([])
  await meanAll(device, anna, aThreadStart('t1'), aMessage('t1', 'm2'), leave('t1'))
  expect(await device.rows()).toEqual([])
  expect(await shown('message/t1/m2')).toBeUndefined()
})
