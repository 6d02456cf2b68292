import { cpus, totalmem } from 'node:os'
import { bundle, gzipped } from './bundle.ts'
import { BareChromium, newProfile, removeProfile } from './chromium.ts'
import { type BenchServer, startServer } from './modelServer.ts'
import type { Tab } from './tab.ts'
import { type Figures, toTable } from './table.ts'

/** `commands` in each of the `rounds`, and once `many`. */
export type FigureSizes = { commands: number; rounds: number; many: number }

/** `single` and `batched` are ours. */
const ways = ['workbox', 'tanstack', 'single', 'batched'] as const
type Way = (typeof ways)[number]

const calls = {
  workbox: { enqueue: 'enqueueWorkbox', replay: 'replayWorkbox' },
  tanstack: { enqueue: 'enqueueTanstack', replay: 'replayTanstack' },
  single: { enqueue: 'enqueueOurs', replay: 'replayOurs' },
  batched: { enqueue: 'enqueueOurs', replay: 'replayOurs' },
} as const

/**
 * Measures the queues by turns in the same worker, and prints the table. Each round has a fresh profile and begins with
 * another queue.
 */
export async function measure({ commands, rounds, many }: FigureSizes): Promise<void> {
  const figures: Figures = new Map()
  const note = (name: string, value: number) => {
    figures.set(name, [...(figures.get(name) ?? []), value])
    console.log(`${name}: ${value.toFixed(2)}`)
  }
  await measureSizes(note)
  const server = await startServer(await bundle('bench/outbox/worker.ts'))
  let version = ''
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const delay of [0, 20]) {
        server.delay = delay
        version = await inBrowser(server, async (worker) => {
          for (const way of turned(round)) {
            await enqueue(worker, way, commands, note)
            note(`${way} replay at ${delay} ms`, await replay(server, worker, way, commands))
          }
        })
      }
    }
    server.delay = 0
    // Five rounds on one profile, to measure whether the queue becomes slower with the number of entries that it has
    // sent.
    await inBrowser(server, async (worker) => {
      for (let round = 1; round <= 5; round += 1) {
        for (const way of turned(round)) {
          await enqueue(worker, way, commands, note)
          note(`${way} round ${round} of one profile`, await replay(server, worker, way, commands))
        }
      }
    })
    for (const way of ways) await inBrowser(server, (worker) => measureMany(server, worker, way, many, note))
  } finally {
    await server.stop()
  }
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  console.log(
    `\n${cpus().length} cores, ${memory}, ${version}, ${commands} commands, ${rounds} rounds; median (and range)\n`,
  )
  console.log(toTable(figures, commands, many))
}

type Note = (name: string, value: number) => void

async function measureSizes(note: Note): Promise<void> {
  const sizeWithout = async (...external: (string | RegExp)[]) =>
    gzipped(await bundle('bench/outbox/engine.ts', external)) / 1_000
  const schemas = ['dexie', 'zod', 'zod/mini']
  note('engine alone, kB gzip', await sizeWithout(...schemas, /\/sync\/commands\//, /contract\//))
  note('with all kinds of commands and their answers, kB gzip', await sizeWithout(...schemas))
  note('… and zod, kB gzip', await sizeWithout('dexie'))
}

async function measureMany(server: BenchServer, worker: Tab, way: Way, many: number, note: Note): Promise<void> {
  const before = await worker.heap()
  // Enqueuing with so many waiting entries is measured separately: it takes longer.
  await enqueue(worker, way, many, (name, value) => note(`${name} of ${many}`, value))
  if (way === 'batched') note('counting', await worker.call('count'))
  note(`${way} replay of ${many}`, await replay(server, worker, way, many))
  note(`${way} heap after ${many}, MB`, ((await worker.heap()) - before) / 1_000_000)
}

/** Stores this number of commands. */
async function enqueue(worker: Tab, way: Way, count: number, note: Note): Promise<void> {
  const { p50, p99 } = await worker.call<{ p50: number; p99: number }>(calls[way].enqueue, { count })
  if (way === 'batched') return
  note(`${way} enqueue p50`, p50)
  note(`${way} enqueue p99`, p99)
}

/** Sends all waiting commands; answers the time in ms. @throws Error unless each had its effect once. */
async function replay(server: BenchServer, worker: Tab, way: Way, count: number): Promise<number> {
  server.commits.clear()
  const ms = await worker.call<number>(calls[way].replay, { batches: way === 'batched' })
  const committed = [...server.commits.values()]
  const twice = committed.filter((times) => times > 1).length
  if (committed.length !== count || twice > 0) {
    throw new Error(`${way}: ${committed.length} of ${count} committed, ${twice} twice`)
  }
  return ms
}

/** Another order in each round: the same order would favour the first queue. */
const turned = (round: number) => ways.map((_way, place) => ways[(place + round) % ways.length] as Way)

/** Runs with the worker of a browser on a fresh profile. Answers the version of the browser. */
async function inBrowser(server: BenchServer, run: (worker: Tab) => Promise<void>): Promise<string> {
  const profile = newProfile()
  const browser = new BareChromium(profile)
  try {
    await browser.open(`${server.url}/`)
    await run(await browser.worker())
    return await browser.version()
  } finally {
    await browser.close()
    removeProfile(profile)
  }
}
