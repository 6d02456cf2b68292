import { readHistory } from '../../src/sync/outbox/history.ts'
import { wipeOutbox } from '../../src/sync/outbox/wipe.ts'
import type { Replay } from '../../src/sync/replay.ts'
import type { Step } from '../builders/modelSteps.ts'
import { anna, ben } from '../builders/outbox.ts'
import { damage } from './modelDamage.ts'
import { manage, mean } from './modelEntries.ts'
import { die, finish, settleTasks } from './modelPasses.ts'
import type { World } from './modelWorld.ts'

/** Performs an act of a member, of the device, of the network or of another device. */
export async function act(world: World, step: Step): Promise<void> {
  const { device, server, tabs, replays } = world
  switch (step.do) {
    case 'mean': {
      const rows = (await device.rows()).filter(({ owner }) => owner === step.user)
      const before = step.after === null ? undefined : rows[step.after % Math.max(1, rows.length)]
      for (const [nth, intent] of step.intents.entries()) {
        // An entry that replaces another one cannot wait for it.
        const slot = device.registry.get(intent.kind)?.bind(intent.args)?.slot
        const deps = before && nth === 0 && before.slot !== slot ? [before.key] : []
        await mean(world, tabs[step.tab] ?? device, step.user, { ...intent, deps })
      }
      return
    }
    case 'forget':
      // In one transaction: a page that still receives an answer could otherwise add to the history in between.
      return device.db.transaction('rw', device.db.tables, async () => {
        world.past.push(...(await readHistory(device.db)).filter(({ owner }) => owner === step.user))
        await wipeOutbox(device.db, { stays: [step.user === anna ? ben : anna], discards: null })
      })
    case 'pass':
      await Promise.all(
        step.tabs.map((one) => finish(world, (replays[one] as Replay).pass(step.user, { hurry: step.hurry }))),
      )
      return
    case 'freeze':
      server.faults.unshift('hang')
      world.frozen.push((replays[step.tab] as Replay).pass(step.user))
      return settleTasks()
    case 'die':
      return die(world, step)
    case 'workerSync':
      await finish(world, (replays[2] as Replay).all())
      return
    case 'signIn':
      server.cookie = step.user
      return
    case 'newToken':
      server.token = `${server.token}+`
      return
    case 'faults':
      server.faults = [...step.faults]
      return
    case 'slowUploads':
      server.network.uploads = [...step.uploads]
      return
    case 'advance':
      device.clock.advance(step.ms)
      return settleTasks()
    case 'jump':
      world.jumped = true
      world.jumps.ms += step.ms
      device.clock.jump(step.ms)
      return
    case 'retry':
    case 'discard':
      return manage(world, step)
    case 'damage':
      return damage(world, step)
    case 'elsewhere':
      actElsewhere(world, step)
      return
  }
}

function actElsewhere(
  { server, intents, elsewhere }: World,
  { what, user, film, value }: Step & { do: 'elsewhere' },
): void {
  const key = `elsewhere ${elsewhere.size}`
  elsewhere.set(key, intents.size - 0.5)
  server.state.begin(key)
  if (what === 'rating') server.rate(user, film, value)
  if (what === 'list') server.lists.rename(user, `l-${user}`, `Liste ${value}`)
  if (what === 'comment') server.comments.rewrite(user, `c1-${user}`, `Kommentar ${value}`)
  if (what === 'fact') server.trivia.rewrite(user, `f1-${user}`, `Faktum ${value}`)
  if (what === 'gone') server.comments.takeBack(user, `c2-${user}`)
}
