import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, type Sizes, toWords } from './fault.ts'
import { unreachable } from './stage.ts'
import { toSignal } from './toSignal.ts'

const AHEAD_MS = 3_600_000
const REST_MS = 60_000
/** One attempt in vain, and not yet the next. */
const TRIED_MS = 500

const SLOW_MS = 5_000
const SECOND_TAP_MS = 2_000

const toClockFilms = ({ words }: Sizes) => 2 * Math.floor(words / 10)

const clockCorrected: Fault = {
  name: 'clock',
  title: 'rated twice, and a clock that was an hour ahead is put right in between',
  films: toClockFilms,
  async run(stage, sizes) {
    const half = toClockFilms(sizes) / 2
    await stage.tab.call('putClock', AHEAD_MS)
    stage.server.harm = unreachable
    // Half of it is sent in vain, the other half not at all, before the second word.
    await stage.mean(toWords(half, 3))
    await pause(TRIED_MS)
    await stage.setOnline(false)
    await stage.mean(toWords(half, 3, half))
    await stage.tab.call('putClock', 0)
    stage.strikes += 1
    await stage.mean(toWords(2 * half, 8))
    await stage.setOnline(true)
    await stage.rest(REST_MS)
    await stage.reopen()
  },
}

const toSlowFilms = ({ words }: Sizes) => Math.floor(words / 10)

const slowUpload: Fault = {
  name: 'slow-upload',
  title: `rated again while the first requests are ${SLOW_MS / 1000} s on their way`,
  films: toSlowFilms,
  async run(stage, sizes) {
    const [arrived, arrive] = toSignal<void>()
    let isSlow = true
    await stage.setOnline(false)
    await stage.mean(toWords(toSlowFilms(sizes), 7))
    await stage.setOnline(true, {
      arrives: async () => {
        if (!isSlow) return null
        stage.strikes += 1
        arrive()
        return pause(SLOW_MS, null)
      },
    })
    await arrived
    await pause(SECOND_TAP_MS)
    isSlow = false
    await stage.meanInPassing(toWords(toSlowFilms(sizes), 8.5))
    await stage.rest(REST_MS)
  },
}

/** Clocks and slow lines: what was meant last must hold. */
export const timeFaults: readonly Fault[] = [clockCorrected, slowUpload]
