/**
 * Rendered pages a second on one core, from what is kept and rendered anew, beside a bare template of the same bytes on
 * the same server, by turns. The load comes from this process, on the other core. Counted are seconds in which the core
 * worked for the server and its database; what other processes took of it is left out, except of the times of answers.
 *
 *     npm run build && npx tsx bench/render/run.ts [rounds] [seconds]
 *
 * Needs `taskset` for the two cores; without it the system decides.
 */
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'

const [rounds = '3', seconds = '4'] = process.argv.slice(2)
const PATHS = ['/', '/kino/kinoprogramm', '/movies/die-odyssee']
const CONNECTIONS = 8
/** So many, and not so many seconds: on a busy machine there may be none within some. */
const RENDERINGS = 32
const ENCODINGS = ['identity', 'br'] as const
type Encoding = (typeof ENCODINGS)[number]
const WAYS = ['bare', 'kept', 'known', 'rendered'] as const
type Way = (typeof WAYS)[number]
type Figures = { rate: number; p99: number }

const server = fork(new URL('./server.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
let asked = 0
const [{ port }] = (await once(server, 'message')) as [{ port: number }]
const pinned = pin(server, 0) && pin(process, 1)
const base = `http://127.0.0.1:${port}`
await told(PATHS)

console.log(
  `server ${pinned ? 'on one core, the load on the other' : 'and load on any core'}; ${CONNECTIONS} connections`,
)
for (const [index, path] of PATHS.entries()) {
  const bytes = (await (await fetch(base + path)).arrayBuffer()).byteLength
  for (const encoding of ENCODINGS) {
    const found = new Map<Way, Figures[]>(WAYS.map((way) => [way, []]))
    for (let round = 0; round < Number(rounds); round++) {
      for (const way of round % 2 ? WAYS.toReversed() : WAYS)
        found.get(way)?.push(await measure(way, path, index, encoding))
    }
    const rates = new Map([...found].map(([way, all]) => [way, median(all.map(({ rate }) => rate))]))
    const line = [...found].map(([way, all]) => {
      // How many bare templates are sent in the time of one of these.
      const ratio = (rates.get('bare') ?? 0) / (rates.get(way) ?? 1)
      return `${way} ${rates.get(way)?.toFixed(0)}/s (${ratio.toFixed(2)}), p99 ${median(all.map(({ p99 }) => p99))} ms`
    })
    console.log(`${path} ${(bytes / 1024).toFixed(0)} kB ${encoding}: ${line.join('; ')}`)
  }
}
server.disconnect()

/**
 * `known`: the client has the page, and is answered 304. `rendered`: each request has a query of its own, which the page
 * ignores, so that none of them is kept.
 */
async function measure(way: Way, path: string, index: number, encoding: Encoding): Promise<Figures> {
  const headers: Record<string, string> = { 'accept-encoding': encoding }
  if (way === 'known') headers['if-none-match'] = (await fetch(base + path)).headers.get('etag') ?? ''
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: `${path}?bench=${++asked}` })
  const options = {
    url: base + (way === 'bare' ? `/bare/${index}` : path),
    ...{ headers, connections: CONNECTIONS, timeout: 60 },
    ...(way === 'rendered' ? { requests: [{ setupRequest }] } : {}),
  }
  // Until the compressed copy is there, and the code is warm.
  await autocannon({ ...options, ...(way === 'rendered' ? { amount: CONNECTIONS } : { duration: 1 }) })
  const began = await told([])
  const result = await autocannon({
    ...options,
    ...(way === 'rendered' ? { amount: RENDERINGS } : { duration: Number(seconds) }),
  })
  const worked = (await told([])) - began
  const expected = way === 'known' ? result['3xx'] : result['2xx']
  if (expected === 0 || result['4xx'] + result['5xx'] > 0) throw new Error(`${way} ${path} failed`)
  return { rate: expected / worked, p99: result.latency.p99 }
}

/** @returns the processor seconds of the server until then. */
async function told(paths: readonly string[]): Promise<number> {
  const answered = once(server, 'message')
  server.send(paths)
  const [{ seconds }] = (await answered) as [{ seconds: number }]
  return seconds
}

/** Binds a process with all its threads to one core. @returns whether that was possible. */
function pin({ pid }: Pick<ChildProcess | NodeJS.Process, 'pid'>, core: number): boolean {
  return spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)]).status === 0
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
