// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toOrdered } from '#contract/ownEpisodes.ts'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { meanAll } from '../../../test/builders/ownThings.ts'
import { aReplayer } from '../../../test/builders/replayer.ts'
import { createOutbox } from '../outbox/openOutbox.ts'
import { putOwn } from '../outbox/own.ts'
import { type EpisodesState, markEpisodes } from './markEpisodes.ts'
import type { Intent } from './registry.ts'

const SLOT = 'episodes/s1'
const mark = (watched: boolean, ...numbers: number[]): Intent => ({
  kind: 'markEpisodes',
  args: { series: 's1', title: 'Dark', watched, episodes: [{ season: 1, numbers }] },
})
const seen = (...numbers: number[]): EpisodesState => ({ seen: toOrdered([{ season: 1, numbers }]) })

function aPage() {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  const outbox = createOutbox(device)
  return {
    device,
    server,
    replay: aReplayer(server, device),
    shown: async () => (await outbox.readSlots(anna, SLOT)).get(SLOT)?.value,
    waiting: async () =>
      (await device.rows()).map(({ args }) => (args as { episodes: [{ numbers: number[] }] }).episodes[0].numbers),
    confirm: (state: EpisodesState) =>
      putOwn(device.db, anna, [{ slot: SLOT, state, updatedAt: '2026-11-20T12:00:00.000Z' }]),
  }
}

it('shows what waits over what is confirmed, by season and number', async () => {
  const { device, shown, confirm } = aPage()
  await confirm(seen(1, 2))
  await meanAll(device, anna, mark(true, 4, 3), mark(false, 1))
  expect(await shown()).toEqual(seen(2, 3, 4))
})

it('replaces an unsent intent only where the new one names all of its episodes', async () => {
  const { device, shown, waiting } = aPage()
  await meanAll(device, anna, mark(true, 1, 2), mark(false, 2))
  expect(await waiting()).toEqual([[1, 2], [2]])
  await meanAll(device, anna, mark(true, 2, 3))
  expect(await waiting()).toEqual([
    [1, 2],
    [2, 3],
  ])
  expect(await shown()).toEqual(seen(1, 2, 3))
})

it('sends nothing of an episode that was ticked and unticked before it was sent', async () => {
  const { device, shown, waiting, confirm } = aPage()
  await confirm(seen(1))
  await meanAll(device, anna, mark(true, 2), mark(false, 2))
  expect(await waiting()).toEqual([])
  expect(await shown()).toEqual(seen(1))
})

it('is done once, and shows what the server holds of the whole series', async () => {
  const { device, server, replay, shown } = aPage()
  await meanAll(device, anna, mark(true, 1, 2, 3))
  server.faults = ['dropAnswer']
  await replay.pass(anna)
  device.clock.advance(60_000)
  await replay.pass(anna)
  expect(await device.rows()).toEqual([])
  expect(server.effects).toHaveLength(1)
  expect(await shown()).toEqual(seen(1, 2, 3))
})

it('shows the episodes as before once the server has refused', async () => {
  const { device, server, replay, shown, confirm } = aPage()
  await confirm(seen(1))
  await meanAll(device, anna, mark(true, 2))
  server.faults = [{ status: 404, code: 'not_found' }]
  await replay.pass(anna)
  expect(await shown()).toEqual(seen(1))
})

const anEpisodesIntent = fc
  .record({ watched: fc.boolean(), numbers: fc.subarray([1, 2, 3, 4], { minLength: 1 }) })
  .map(({ watched, numbers }) => mark(watched, ...numbers))

it('leaves the same episodes seen, whatever of the intents is coalesced', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anEpisodesIntent, { maxLength: 8 }),
      fc.subarray([1, 2, 3, 4]),
      async (intents, before) => {
        const { device, shown, confirm } = aPage()
        await confirm(seen(...before))
        await meanAll(device, anna, ...intents)
        const all = intents.reduce<unknown>((state, { args }) => markEpisodes.bind(args)?.fold(state), seen(...before))
        expect(await shown()).toEqual(all)
        const left = await device.rows()
        const sent = left.reduce<unknown>((state, { args }) => markEpisodes.bind(args)?.fold(state), seen(...before))
        expect(sent).toEqual(all)
      },
    ),
    { numRuns: 60, seed: 19 },
  )
})
