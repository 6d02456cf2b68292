import { setTimeout as pause } from 'node:timers/promises'
import { drainThrough, type Fault, inMidQueue, toWords } from './fault.ts'
import { alice, bob } from './stage.ts'

const OTHERS_WORDS = 5
const ANSWER_MS = 5
/** The time by which the immediate attempts of a tab without a queue have failed. */
const OFFLINE_MS = 2_000
const REST_MS = 60_000

const otherUser: Fault = {
  name: 'user-switch',
  title: 'another member signs in in mid-queue and rates; the first one comes back',
  films: ({ words }) => words + OTHERS_WORDS,
  async run(stage, sizes) {
    const others = toWords(OTHERS_WORDS, 6, sizes.words)
    const change = async () => {
      await stage.signIn(bob)
      const tab = await stage.open()
      await stage.mean(others, tab, bob)
    }
    await drainThrough(stage, toWords(sizes.words, 7), { arrives: inMidQueue(stage, sizes, change) })
    await stage.signIn(alice)
    await stage.reopen()
  },
}

const secondTab: Fault = {
  name: 'second-tab',
  title: 'half of it rated in a second tab, offline',
  films: ({ words }) => words,
  async run(stage, { words }) {
    const half = Math.floor(words / 2)
    const second = await stage.open()
    await stage.setOnline(false)
    await stage.mean(toWords(half, 7))
    await stage.mean(toWords(words - half, 7, half), second)
    stage.strikes += 1
    await pause(OFFLINE_MS)
    await stage.setOnline(true)
    await stage.rest(REST_MS)
    await stage.reopen()
  },
}

const twoReplays: Fault = {
  name: 'two-replays',
  title: 'two tabs send at the same time',
  films: ({ words }) => words,
  async run(stage, { words }) {
    const second = await stage.open()
    await stage.setOnline(false)
    await stage.mean(toWords(words, 7))
    await stage.setOnline(true, { arrives: () => pause(ANSWER_MS, null) })
    for (const tab of [stage.tab, second]) await tab.call('sendNow')
    stage.strikes += 1
    await stage.rest(REST_MS)
  },
}

/** More than one page, or more than one member. */
export const tabFaults: readonly Fault[] = [otherUser, secondTab, twoReplays]
