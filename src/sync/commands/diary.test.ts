// @vitest-environment node
import { expect, it } from 'vitest'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { aDiaryEntry, meanAll } from '../../../test/builders/ownThings.ts'
import { aReplayer } from '../../../test/builders/replayer.ts'
import { createOutbox } from '../outbox/openOutbox.ts'
import type { Intent } from './registry.ts'

const write = (overrides = {}, isNew = true): Intent => ({
  kind: 'putDiaryEntry',
  args: { ...aDiaryEntry(overrides), isNew },
})
const take: Intent = { kind: 'deleteDiaryEntry', args: aDiaryEntry() }

function aPage() {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  const outbox = createOutbox(device)
  return {
    device,
    server,
    replay: aReplayer(server, device),
    shown: async () => (await outbox.readSlots(anna, 'diary/')).get('diary/e1')?.value,
  }
}

it('sends an unsent entry as it was changed last, once', async () => {
  const { device, server, replay, shown } = aPage()
  await meanAll(device, anna, write(), write({ rewatch: true }, false))
  expect(await device.rows()).toHaveLength(1)
  server.faults = ['dropAnswer']
  await replay.pass(anna)
  device.clock.advance(60_000)
  await replay.pass(anna)
  expect(server.effects).toHaveLength(1)
  expect(await shown()).toMatchObject({ rewatch: true, deleted: false })
})

it('says nothing of an entry that was written and taken out before it was sent', async () => {
  const { device, shown } = aPage()
  await meanAll(device, anna, write(), write({ rewatch: true }, false), take)
  expect(await device.rows()).toEqual([])
  expect(await shown()).toBeUndefined()
})

it('takes out what the server may have, and a change that waits with it', async () => {
  const { device, server, replay, shown } = aPage()
  await meanAll(device, anna, write())
  await replay.pass(anna)
  await meanAll(device, anna, write({ rewatch: true }, false), take)
  expect((await device.rows()).map(({ kind }) => kind)).toEqual(['deleteDiaryEntry'])
  await replay.pass(anna)
  expect(server.effects).toHaveLength(2)
  expect(await shown()).toMatchObject({ deleted: true })
})

it('shows an entry no longer once the server has refused it', async () => {
  const { device, server, replay, shown } = aPage()
  await meanAll(device, anna, write())
  server.faults = [{ status: 404, code: 'not_found' }]
  await replay.pass(anna)
  expect(await shown()).toBeNull()
})
