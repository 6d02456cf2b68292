import { setTimeout as pause } from 'node:timers/promises'
import { drainThrough, type Fault, inMidQueue, type Sizes, toWords } from './fault.ts'
import { portalPage, toRefusal } from './reply.ts'
import { alice, type Stage } from './stage.ts'

const PAUSE_SECONDS = 2
const PORTAL_MS = 3_000

const films = ({ words }: Sizes) => words
const toMiddle = ({ words }: Sizes) => `m-${Math.floor(words / 2)}`

/** Counts a strike; answers how many there have been. */
function strike(stage: Stage): number {
  stage.strikes += 1
  return stage.strikes
}

const signedOut: Fault = {
  name: '401',
  title: '401 in mid-queue; signed in again later',
  films,
  async run(stage, sizes) {
    const expire = () => stage.server.sessions.clear()
    await drainThrough(stage, toWords(sizes.words, 7), { arrives: inMidQueue(stage, sizes, expire) })
    await stage.signIn(alice)
    await stage.reopen()
  },
}

const newToken: Fault = {
  name: '403',
  title: '403 in mid-queue: another XSRF token',
  films,
  async run(stage, sizes) {
    const change = () => {
      stage.server.model.token = 'xsrf-2'
    }
    await drainThrough(stage, toWords(sizes.words, 7), { arrives: inMidQueue(stage, sizes, change) })
    await stage.reopen()
  },
}

const errorOnce: Fault = {
  name: '500-once',
  title: 'one 500',
  films,
  async run(stage, sizes) {
    await drainThrough(stage, toWords(sizes.words, 7), {
      refuses: (film) => (film === toMiddle(sizes) && strike(stage) === 1 ? { status: 500 } : null),
    })
  },
}

const errorAlways: Fault = {
  name: '500-always',
  title: 'the head always answers 500',
  films,
  async run(stage, sizes) {
    stage.poisoned.add('m-0')
    await drainThrough(stage, toWords(sizes.words, 7), {
      refuses: (film) => (film === 'm-0' && strike(stage) > 0 ? { status: 500 } : null),
    })
    await stage.reopen()
  },
}

/** For two seconds all is refused, and says for how long. */
const paused = (status: 429 | 503): Fault => ({
  name: String(status),
  title: `${status} with Retry-After: ${PAUSE_SECONDS} in mid-queue`,
  films,
  async run(stage, sizes) {
    let until = 0
    const begin = inMidQueue(stage, sizes, () => {
      until = Date.now() + PAUSE_SECONDS * 1000
    })
    await drainThrough(stage, toWords(sizes.words, 7), {
      async arrives(arrival) {
        await begin(arrival)
        return Date.now() < until ? toRefusal({ status, headers: { 'retry-after': String(PAUSE_SECONDS) } }) : null
      },
    })
  },
})

const lostAnswer: Fault = {
  name: 'answer-lost',
  title: 'answer lost after the commit, and that of the resend',
  films,
  async run(stage, sizes) {
    await drainThrough(stage, toWords(sizes.words, 7), {
      leaves: ({ films: carried }) => (carried.includes(toMiddle(sizes)) && strike(stage) <= 2 ? 'drop' : null),
    })
  },
}

const portal: Fault = {
  name: 'portal',
  title: "a captive portal's page, 200",
  films,
  async run(stage, sizes) {
    await stage.setOnline(false)
    await stage.mean(toWords(sizes.words, 7))
    await stage.setOnline(true, { arrives: () => (strike(stage) > 0 ? portalPage : null) })
    await pause(PORTAL_MS)
    stage.server.harm = {}
    await stage.reopen()
  },
}

/** Answers that are none, or not what was hoped for. */
export const answerFaults: readonly Fault[] = [
  ...[signedOut, newToken, errorOnce, errorAlways, paused(503), paused(429), lostAnswer, portal],
]
