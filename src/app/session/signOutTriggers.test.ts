// @vitest-environment jsdom
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { footerCall } from '#contract/footer.ts'
import { aClock } from '../../../test/builders/outbox.ts'
import { anOkReply } from '../../../test/builders/reply.ts'
import { aSessionDevice } from '../../../test/builders/sessionDevice.ts'
import { cookieAtom } from '../../atoms/core/callUnsafe.ts'
import { apiAtom } from '../../atoms/core/context.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { followSignOut } from './signOutTriggers.ts'

/** A page whose member has signed out; `replies` are the server's, and nobody answers after them. */
function aPage(...replies: (Reply<unknown> | Promise<Reply<unknown>>)[]) {
  const store = createStore()
  const device = aSessionDevice(store)
  device.marker = { discards: null }
  const clock = aClock()
  const seen = { asked: [] as string[] }
  store.set(cookieAtom, { read: () => 'XSRF-TOKEN=abc' })
  const call = async ({ method, path }: Call) => {
    seen.asked.push(`${method} ${path}`)
    return replies.shift() ?? { kind: 'unreachable' }
  }
  store.set(apiAtom, { call: call as unknown as Api })
  const page = new EventTarget()
  const view = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  return { store, device, clock, seen, page, view, start: () => followSignOut({ store, clock, page, view }) }
}

const unreachable: Reply<unknown> = { kind: 'unreachable' }
const confirmed = anOkReply({ type: 'AnonymousUser' })
/** Lets what is under way come to its end. */
const rest = () => new Promise<void>((resolve) => setTimeout(resolve))

it('tells the server at once, and is done once it has confirmed', async () => {
  const { device, clock, seen, page, start } = aPage(confirmed)
  start()
  await expect.poll(() => device.marker).toBeNull()
  page.dispatchEvent(new Event('online'))
  clock.advance(3_600_000)
  await rest()
  expect(seen.asked).toHaveLength(1)
})

it.each<[string, (page: ReturnType<typeof aPage>) => void]>([
  ['the network is back', ({ page }) => page.dispatchEvent(new Event('online'))],
  ['the page comes back', ({ page }) => page.dispatchEvent(new Event('pageshow'))],
  ['it is seen again', ({ view }) => view.dispatchEvent(new Event('visibilitychange'))],
  ['another call gets through', ({ store }) => store.set(reachableAtom, anOkReply(null))],
  ['half a minute has passed', ({ clock }) => clock.advance(30_000)],
])('tries again when %s', async (_name, happens) => {
  const page = aPage(unreachable, confirmed)
  page.start()
  await expect.poll(() => page.seen.asked).toHaveLength(1)
  await rest()
  happens(page)
  await expect.poll(() => page.device.marker).toBeNull()
  expect(page.seen.asked).toHaveLength(2)
})

it('waits longer each time, five minutes at most', async () => {
  const { clock, seen, start } = aPage()
  start()
  await expect.poll(() => seen.asked).toHaveLength(1)
  for (const [index, minutes] of [0.5, 1, 2, 4, 5, 5].entries()) {
    await rest()
    clock.advance(minutes * 60_000 - 1)
    await rest()
    expect(seen.asked).toHaveLength(index + 1)
    clock.advance(1)
    await expect.poll(() => seen.asked).toHaveLength(index + 2)
  }
})

it('lets no other call of the page go before it', async () => {
  const { store, seen, start } = aPage(unreachable, confirmed, anOkReply({ columns: [] }))
  start()
  await expect.poll(() => seen.asked).toEqual(['DELETE /api/session'])
  await store.get(apiAtom).call(footerCall)
  await store.get(apiAtom).call(footerCall)
  expect(seen.asked).toEqual(['DELETE /api/session', 'DELETE /api/session', 'GET /api/footer', 'GET /api/footer'])
})

it('keeps no call waiting for long where the line carries nothing', async () => {
  const { store, clock, seen, start } = aPage(new Promise(() => {}), anOkReply({ columns: [] }))
  start()
  await expect.poll(() => seen.asked).toEqual(['DELETE /api/session'])
  const asked = store.get(apiAtom).call(footerCall)
  await rest()
  clock.advance(3_000)
  expect((await asked).kind).toBe('ok')
})
