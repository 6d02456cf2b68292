import { type Fault, toWords } from './fault.ts'
import type { Arrival } from './faultServer.ts'
import { unreachable } from './stage.ts'
import { toSignal } from './toSignal.ts'

/** At the latest; each kill comes a little later than the one before. */
const KILL_WITHIN_MS = 25

const after = (since: 'meant' | 'shown', name: string, title: string): Fault => ({
  name,
  title: `browser killed within ${KILL_WITHIN_MS} ms of ${title}`,
  films: ({ kills }) => kills,
  async run(stage, { kills }) {
    stage.server.harm = unreachable
    for (const [index, word] of toWords(kills, 7).entries()) {
      await stage.meanAndKill(word, since, (index * KILL_WITHIN_MS) / kills)
      stage.strikes += 1
    }
    stage.server.harm = {}
    await stage.reopen()
  },
})

const whileSending = (name: string, title: string, committed: boolean): Fault => ({
  name,
  title,
  films: ({ words }) => words,
  async run(stage, { words }) {
    const target = `m-${Math.floor(words / 2)}`
    const [reached, reach] = toSignal<void>()
    const [released, release] = toSignal<'drop'>()
    const hold = ({ films }: Arrival) => {
      if (!films.includes(target)) return null
      reach()
      return released
    }
    await stage.setOnline(false)
    await stage.mean(toWords(words, 7))
    await stage.setOnline(true, committed ? { leaves: hold } : { arrives: hold })
    await reached
    stage.server.harm = {}
    await stage.kill()
    stage.strikes += 1
    release('drop')
  },
})

/** The browser is killed and comes back. */
export const killFaults: readonly Fault[] = [
  after('meant', 'kill-after-tap', 'the tap'),
  after('shown', 'kill-after-shown', 'its being shown as done'),
  whileSending('kill-before-commit', 'browser killed while a request is on its way', false),
  whileSending('kill-after-commit', 'browser killed while an answer is on its way', true),
]
