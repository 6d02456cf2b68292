/**
 * The outbox beside Workbox's BackgroundSync queue, by turns in the same worker: `npm run bench:outbox -- [commands] [rounds]`.
 * Each round has a fresh profile and begins with the other queue.
 */
import { cpus, totalmem } from 'node:os'
import { bundle, gzipped } from './bundle.ts'
import { BareChromium } from './chromium.ts'
import { type BenchServer, startServer } from './modelServer.ts'
import { toTable } from './table.ts'

const [commands = 1_000, rounds = 5, many = 10_000] = process.argv.slice(2).map(Number)

type Latency = { p50: number; p99: number }
/** Milliseconds of each round by name. */
export type Figures = Map<string, number[]>

const figures: Figures = new Map()
const note = (name: string, value: number) => {
  figures.set(name, [...(figures.get(name) ?? []), value])
  console.log(`${name}: ${value.toFixed(2)}`)
}

const ways = ['workbox', 'single', 'batched'] as const
type Way = (typeof ways)[number]

/** Stores and replays so many; answers how long the replay took. */
async function live(
  server: BenchServer,
  browser: BareChromium,
  way: Way,
  count: number,
  name: string,
): Promise<number> {
  server.commits.clear()
  const enqueued = await browser.call<Latency>(way === 'workbox' ? 'enqueueWorkbox' : 'enqueueOurs', { count })
  if (way !== 'batched') {
    note(`${way} enqueue p50`, enqueued.p50)
    note(`${way} enqueue p99`, enqueued.p99)
  }
  if (way !== 'workbox' && count === many) note('counting', await browser.call('count'))
  const ms = await browser.call<number>(way === 'workbox' ? 'replayWorkbox' : 'replayOurs', {
    batches: way === 'batched',
  })
  const committed = [...server.commits.values()]
  if (committed.length !== count || committed.some((times) => times !== 1)) {
    throw new Error(`${way}: ${committed.length} of ${count} committed, ${committed.filter((n) => n > 1).length} twice`)
  }
  note(`${way} ${name}`, ms)
  return ms
}

/** The same order would favour whoever comes first. */
const turned = (round: number) => ways.map((_way, place) => ways[(place + round) % ways.length] as Way)

async function inBrowser(server: BenchServer, run: (browser: BareChromium) => Promise<void>): Promise<string> {
  const browser = new BareChromium()
  try {
    const version = await browser.open(`${server.url}/`)
    await run(browser)
    return version
  } finally {
    await browser.close()
  }
}

const server = await startServer(await bundle('bench/outbox/worker.ts'))
const sizeWithout = async (...external: (string | RegExp)[]) =>
  gzipped(await bundle('bench/outbox/engine.ts', external)) / 1_000
const schemas = ['dexie', 'zod', 'zod/mini']
note('engine alone, kB gzip', await sizeWithout(...schemas, /\/sync\/commands\//, /contract\//))
note('with all kinds of commands and their answers, kB gzip', await sizeWithout(...schemas))
note('… and zod, kB gzip', await sizeWithout('dexie'))
let version = ''
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const delay of [0, 20]) {
      server.delay = delay
      version = await inBrowser(server, async (browser) => {
        for (const way of turned(round)) await live(server, browser, way, commands, `replay at ${delay} ms`)
      })
    }
  }
  server.delay = 0
  // Five rounds on one profile: does the queue grow slower with what has gone through it?
  await inBrowser(server, async (browser) => {
    for (let round = 1; round <= 5; round += 1) {
      for (const way of turned(round)) await live(server, browser, way, commands, `round ${round} of one profile`)
    }
  })
  for (const way of ways) {
    await inBrowser(server, async (browser) => {
      const before = await browser.heap()
      await live(server, browser, way, many, `replay of ${many}`)
      note(`${way} heap after ${many}, MB`, ((await browser.heap()) - before) / 1_000_000)
    })
  }
} finally {
  await server.stop()
}
const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
console.log(
  `\n${cpus().length} cores, ${memory}, ${version}, ${commands} commands, ${rounds} rounds; median (and range)\n`,
)
console.log(toTable(figures, commands, many))
