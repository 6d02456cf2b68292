import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { UserId } from '#contract/ids.ts'
import { bundle } from '../../bench/outbox/bundle.ts'
import type { Pace } from '../../test/torture/serverProcess.ts'
import { createWorld, type Member, type World, type WorldOptions } from '../../test/torture/world.ts'
import { RealBrowser } from '../support/browser.ts'
import { createDatabase } from '../support/database.ts'
import type { Torture } from './page.ts'

declare const torture: Torture

const DRAIN_MS = 150_000
const LOOK_MS = 250

/**
 * The factor by which the clocks of device and server run faster: a request that takes a minute arrives in six seconds.
 */
const SPEED = 10

/** The browser with its page; after each kill it is another page. `set`: how far its clock was set, in ms. */
export type Stage = { world: World; browser: RealBrowser; page: Page; kills: number; pace: Pace; set: number }

/** A world with a database of its own, and a browser on a fresh profile; both are deleted afterwards. */
export async function withStage<T>(options: WorldOptions, use: (stage: Stage) => Promise<T>): Promise<T> {
  const database = await createDatabase()
  if (!database) throw new Error('there is no database')
  try {
    const pace = { speed: SPEED, origin: Date.now() }
    const world = await createWorld(database.url, { ...options, pace })
    world.wire.holdUpload = (ms) => pause(ms / SPEED)
    const browser = new RealBrowser(`http://127.0.0.1:${world.wire.port}`)
    try {
      const { documents } = world.wire
      documents.set('/torture', { type: 'text/html', body: '<script type="module" src="/torture.js"></script>' })
      documents.set('/torture.js', { type: 'text/javascript', body: await bundle('e2e/torture/page.ts') })
      const stage = { world, browser, kills: 0, pace, set: 0 }
      return await use({ ...stage, page: await open(stage) })
    } finally {
      await browser.dispose()
      await world.dispose()
    }
  } finally {
    await database.drop()
  }
}

async function open({ browser, pace, set }: Pick<Stage, 'browser' | 'pace' | 'set'>): Promise<Page> {
  const page = await browser.open()
  await page.goto(
    `/torture?${new URLSearchParams({ speed: `${pace.speed}`, origin: `${pace.origin}`, set: `${set}` })}`,
  )
  return page
}

/** Sets the device's clock. */
export async function jump(stage: Stage, ms: number): Promise<void> {
  stage.set += ms
  await stage.page.evaluate((by) => torture.jump(by), ms)
}

/**
 * Kills the browser if it is running (SIGKILL), and opens it again. @param isTorn whether the kill tears a record of
 * the log.
 */
export async function killBrowser(stage: Stage, isTorn = false): Promise<void> {
  if (stage.browser.isOpen) {
    await stage.browser.kill()
    stage.kills += 1
  }
  if (isTorn) stage.browser.tearLog()
  stage.page = await open(stage)
}

export const pass = ({ page }: Stage, owner: UserId) => page.evaluate((who) => torture.pass(who), owner)

/** A pass during which and after which `look` runs. Where `look` kills the page, the pass is over. */
export async function passLooking(stage: Stage, owner: UserId, look: () => Promise<void>): Promise<void> {
  const { page } = stage
  let isOver = false
  let error: unknown = null
  const passed = pass(stage, owner)
    .catch((reason) => {
      error = reason
    })
    .finally(() => {
      isOver = true
    })
  while (!isOver) {
    await Promise.race([passed, pause(LOOK_MS)])
    await look()
  }
  if (error !== null && stage.page === page) throw error
}

/** Signs a member in; the previous member's cookies are removed. */
export async function signIn({ browser, world }: Stage, { jar }: Member): Promise<void> {
  const url = `http://127.0.0.1:${world.wire.port}`
  const cookies = jar.header.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
  await browser.opened.clearCookies()
  await browser.opened.addCookies(cookies)
}

/** Offline is a closed port. */
export async function setOnline({ world: { wire } }: Stage, online: boolean): Promise<void> {
  if (online === wire.isListening) return
  await (online ? wire.start(wire.port) : wire.stop())
}

export const countWaiting = ({ page }: Stage, owner: UserId) => page.evaluate((who) => torture.waiting(who), owner)

/** Runs without faults; answers whether the queues of both members drain in time. */
export async function drain(stage: Stage, look: () => Promise<void> = async () => {}): Promise<boolean> {
  const end = Date.now() + DRAIN_MS
  for (;;) {
    let waiting = 0
    for (const member of stage.world.members) {
      await signIn(stage, member)
      await passLooking(stage, member.id, look)
      waiting += await countWaiting(stage, member.id)
    }
    if (waiting === 0) return true
    if (Date.now() > end) return false
    await pause(LOOK_MS)
  }
}

export function memberOf(world: World, index: number): Member {
  const member = world.members[index]
  if (!member) throw new Error(`there is no member ${index}`)
  return member
}
