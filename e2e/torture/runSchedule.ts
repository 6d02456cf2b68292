import { setTimeout as pause } from 'node:timers/promises'
import { registry } from '../../src/sync/commands/registry.ts'
import { judge, type Meant, type Verdicts } from '../../test/torture/judge.ts'
import type { Torture } from './page.ts'
import { type Act, toSchedule } from './schedule.ts'
import { drain, jump, killBrowser, memberOf, pass, type Stage, setOnline, signIn } from './stage.ts'

declare const torture: Torture

/** One schedule in a real browser, until its queue has drained. */
export async function runSchedule(stage: Stage, seed: number, commands: number): Promise<Verdicts> {
  const { world } = stage
  const meant: Omit<Meant, 'end'>[] = []
  for (const act of toSchedule(seed, commands, world.things)) await run(stage, act, meant)
  await setOnline(stage, true)
  world.wire.faults = []
  const isDrained = await drain(stage)
  // A request that its sender has given up may still arrive.
  await world.wire.idle()
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
      meant.push({ key, kind: act.intent.kind, owner, lane, slot, unsets, again: false, at: meant.length })
      return
    }
    case 'jump':
      return jump(stage, act.ms)
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
      await killBrowser(stage)
      await cut
    }
  }
}
