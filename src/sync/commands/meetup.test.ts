// @vitest-environment node
import { expect, it } from 'vitest'
import { aModelPage } from '../../../test/builders/aModelPage.ts'
import { aProposal } from '../../../test/builders/meetups.ts'
import { anna } from '../../../test/builders/outbox.ts'
import { meanAll } from '../../../test/builders/ownThings.ts'
import type { Intent } from './registry.ts'

const named = { id: 'e1', title: 'Film s1' }
const decide = (showing: string): Intent => ({ kind: 'decideMeetup', args: { ...named, showing } })
const cancel: Intent = { kind: 'cancelMeetup', args: named }
const answer = (suits: boolean, showing = 's1'): Intent => ({
  kind: 'answerMeetup',
  args: { ...named, id: 'asked-1', showing, suits },
})

it('shows a proposal at once, and its decision after it, which waits for it', async () => {
  const { device, server, replay, shown } = aModelPage()
  await meanAll(device, anna, aProposal('e1'), decide('s1'), decide('s2'))
  expect(await device.rows()).toMatchObject([
    { kind: 'proposeMeetup' },
    { kind: 'decideMeetup', args: { showing: 's2' } },
  ])
  expect(await shown('meetup/e1')).toMatchObject({ status: 'decided', decided: 's2', note: 'Kommt ihr?' })
  await replay.pass(anna)
  expect(server.effects).toHaveLength(2)
  expect(await shown('meetup/e1')).toMatchObject({ status: 'decided', decided: 's2' })
})

it('says nothing of a meetup that was proposed and withdrawn before it was sent', async () => {
  const { device, shown } = aModelPage()
  await meanAll(device, anna, aProposal('e1'), decide('s1'), cancel)
  expect(await device.rows()).toEqual([])
  expect(await shown('meetup/e1')).toBeUndefined()
})

it('withdraws what the server has, and a decision that waits with it', async () => {
  const { device, server, replay, shown } = aModelPage()
  await meanAll(device, anna, aProposal('e1'))
  await replay.pass(anna)
  await meanAll(device, anna, decide('s1'), cancel)
  expect(await device.rows()).toMatchObject([{ kind: 'cancelMeetup' }])
  await replay.pass(anna)
  expect(server.effects).toHaveLength(2)
  expect(await shown('meetup/e1')).toMatchObject({ status: 'cancelled', note: '' })
})

it('sends the last answer to each showing, once', async () => {
  const { device, server, replay, shown } = aModelPage()
  await meanAll(device, anna, answer(true), answer(true, 's2'), answer(false))
  server.faults = ['dropAnswer']
  await replay.pass(anna)
  device.clock.advance(60_000)
  await replay.pass(anna)
  expect(server.effects).toHaveLength(2)
  expect([await shown('meetupAnswer/asked-1/s1'), await shown('meetupAnswer/asked-1/s2')]).toEqual([
    { suits: false },
    { suits: true },
  ])
})
