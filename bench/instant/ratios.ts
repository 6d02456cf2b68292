/**
 * Holds what is instant against bounds, as ratios to a reference of the same run: first paints without a network beside
 * a blank page, taps on a bad line beside an open one, interactions beside a page of one button, and a kept page beside
 * its bare bytes. The quickest rounds count: a fault slows every round down, other processes only some. A ratio
 * above its bound is measured once more with twice as many rounds. The figures themselves are those of `bench:instant`.
 *
 *     npm run build && npm run bench:ratios
 *
 * Ends with `N passed, N failed`.
 */
import type { Browser } from '@playwright/test'
import { launchBrowser } from '../browser.ts'
import { measureInteractions } from '../interaction/interactions.ts'
import { journeys } from '../interaction/journeys.ts'
import { measureStarts } from '../start/starts.ts'
import { measureTaps, taps } from '../tap/taps.ts'
import { compareKeptPage } from './keptPages.ts'
import { findPlace, withServer } from './server.ts'

type Ratio = { name: string; ratio: number }
/** Ratios of one kind with their bound. */
type Group = { bound: number; rounds: number; measure(rounds: number): Promise<Ratio[]> }

const SLOWDOWN = 4
/** Of the twelve journeys those that took longest when all were measured. */
const HEAVIEST = ['filter the programme', 'follow a link', 'drag the slider', 'type a comment']

const toGroups = (browser: Browser, url: string): readonly Group[] => [
  {
    bound: 1.5,
    rounds: 5,
    async measure(rounds) {
      const options = { rounds, slowdown: SLOWDOWN, networks: ['offline'] as const }
      const starts = await measureStarts(browser, [url], options)
      return starts
        .flatMap(({ pages }) => pages)
        .map(({ address, leastRatio }) => ({
          name: `first paint of ${new URL(address).pathname} without a network`,
          ratio: leastRatio,
        }))
    },
  },
  {
    bound: 1.5,
    rounds: 3,
    async measure(rounds) {
      const times = await measureTaps(browser, url, taps.slice(0, 1), rounds)
      return times.flatMap(({ from, lines }) =>
        lines.map(({ state, leastRatio }) => ({ name: `tap from ${from}, line: ${state}`, ratio: leastRatio })),
      )
    },
  },
  {
    bound: 4,
    rounds: 2,
    async measure(rounds) {
      const options = { rounds, slowdown: SLOWDOWN }
      const heaviest = journeys.filter(({ name }) => HEAVIEST.includes(name))
      const { journeys: measured } = await measureInteractions(browser, url, heaviest, options)
      return measured.map(({ name, leastRatio }) => ({ name, ratio: leastRatio }))
    },
  },
  {
    bound: 3,
    rounds: 5,
    measure: async (rounds) => [{ name: 'a kept page', ratio: await compareKeptPage(`${url}/`, rounds) }],
  },
]

const place = await findPlace()
const browser = await launchBrowser()
const counts = { passed: 0, failed: 0 }
try {
  await withServer(place, 'off', async () => {
    for (const group of toGroups(browser, place.url)) await judge(group)
  })
} finally {
  await browser.close()
  place.remove()
}
console.log(`${counts.passed} passed, ${counts.failed} failed`)
if (counts.failed > 0) process.exitCode = 1

async function judge({ bound, rounds, measure }: Group): Promise<void> {
  const isKept = ({ ratio }: Ratio) => ratio <= bound
  const first = await measure(rounds)
  const ratios = first.every(isKept) ? first : await measure(2 * rounds)
  for (const each of ratios) {
    console.log(`${isKept(each) ? '' : 'FAIL '}${each.name}: ${each.ratio.toFixed(2)} times the reference (${bound})`)
    counts[isKept(each) ? 'passed' : 'failed']++
  }
}
