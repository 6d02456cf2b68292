import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { UserId } from '#contract/ids.ts'
import { registry } from '../../src/sync/commands/registry.ts'
import { judge, type Meant, type Verdicts } from '../../test/torture/judge.ts'
import type { Member, World } from '../../test/torture/world.ts'
import type { RealBrowser } from '../support/browser.ts'
import type { Torture } from './page.ts'
import { type Act, toSchedule } from './schedule.ts'

declare const torture: Torture

/** A lease of a minute, twice: what a killed browser was sending waits for it. */
const DRAIN_MS = 150_000

/** The browser with the page in it; the page is another one after each kill. */
export type Stage = { world: World; browser: RealBrowser; page: Page; kills: number }

/** One schedule in a real browser, until its queue has drained. */
export async function runSchedule(stage: Stage, seed: number, commands: number): Promise<Verdicts> {
  const { world } = stage
  const meant: Omit<Meant, 'end'>[] = []
  for (const act of toSchedule(seed, commands, world.things)) await run(stage, act, meant)
  await setOnline(stage, true)
  world.wire.faults = []
  const isDrained = await drain(stage)
  const ends = new Map<string, string>()
  for (const [key, end] of await stage.page.evaluate(() => torture.ends())) {
    ends.set(key, [ends.get(key), end].filter(Boolean).join('+'))
  }
  const { verdicts } = await judge(
    world.database,
    meant.map((one) => ({ ...one, end: ends.get(one.key) ?? 'none' })),
  )
  if (!isDrained) verdicts.stuck.push('the queue did not drain')
  return verdicts
}

async function run(stage: Stage, act: Act, meant: Omit<Meant, 'end'>[]): Promise<void> {
  const { world } = stage
  switch (act.do) {
    case 'mean': {
      const owner = memberOf(world, act.user).id
      const bound = registry.get(act.intent.kind)?.bind(act.intent.args)
      const key = await stage.page.evaluate(([who, intent]) => torture.mean(who, intent), [owner, act.intent] as const)
      if (!bound || key === null) throw new Error('the command was not stored')
      const { lane, slot, unsets } = bound
      meant.push({ key, owner, lane, slot, unsets, again: false })
      return
    }
    case 'signIn':
      return signIn(stage, memberOf(world, act.user))
    case 'offline':
    case 'online':
      return setOnline(stage, act.do === 'online')
    case 'pass':
      world.wire.faults = [...act.faults]
      await pass(stage, memberOf(world, act.user).id)
      return world.revive()
    case 'passAndKill': {
      world.wire.faults = [...act.faults]
      const cut = pass(stage, memberOf(world, act.user).id).catch(() => {})
      await pause(act.afterMs)
      await stage.browser.kill()
      await cut
      stage.kills += 1
      stage.page = await open(stage.browser)
    }
  }
}

export async function open(browser: RealBrowser): Promise<Page> {
  const page = await browser.open()
  await page.goto('/torture')
  return page
}

const pass = ({ page }: Stage, owner: UserId) => page.evaluate((who) => torture.pass(who), owner)

/** Whoever was signed in is not any more. */
async function signIn({ browser, world }: Stage, { jar }: Member): Promise<void> {
  const url = `http://127.0.0.1:${world.wire.port}`
  const cookies = jar.header.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
  await browser.opened.clearCookies()
  await browser.opened.addCookies(cookies)
}

/** Offline is a closed port. */
async function setOnline({ world: { wire } }: Stage, online: boolean): Promise<void> {
  if (online === wire.isListening) return
  await (online ? wire.start(wire.port) : wire.stop())
}

async function drain(stage: Stage): Promise<boolean> {
  const end = Date.now() + DRAIN_MS
  for (;;) {
    let waiting = 0
    for (const member of stage.world.members) {
      await signIn(stage, member)
      await pass(stage, member.id)
      waiting += await stage.page.evaluate((who) => torture.waiting(who), member.id)
    }
    if (waiting === 0) return true
    if (Date.now() > end) return false
    await pause(250)
  }
}

function memberOf(world: World, index: number): Member {
  const member = world.members[index]
  if (!member) throw new Error(`there is no member ${index}`)
  return member
}
