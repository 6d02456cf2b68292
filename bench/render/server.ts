/**
 * The server of the benchmark, in a process of its own: the built app over an embedded database with the demo world, in
 * which `/bare/{n}` answers with the same bytes as page n, without looking at anything. Needs `npm run build` before.
 * Its parent sends the addresses of the pages once, and then none to be told the processor seconds so far.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../../server/app.ts'
import { connect } from '../../server/db/connect.ts'
import { loadDemo } from '../../server/demo/service.ts'
import { readDemoWorld } from '../../server/demo/world.ts'
import { readConfig } from '../../server/http/config.ts'
import { createJobs } from '../../server/jobs/service.ts'

const root = new URL('../..', import.meta.url).pathname
const dataDir = mkdtempSync(join(tmpdir(), 'lichtspiel-bench-'))
const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', PUBLIC_URL: 'http://127.0.0.1' }, root)
const logger = pino({ level: 'silent' })
const database = await connect(config, () => process.exit(1))
const clock = () => new Date()
const jobs = createJobs({ database, clock, logger })
await loadDemo({ world: await readDemoWorld(), database, clock, logger, jobs })
const app = await buildApp({
  ...{ config, database, clock, logger, jobs },
  secret: 'a secret that is for benchmarks only',
  distDir: join(root, 'dist'),
})

type Bare = { html: Buffer; headers: Record<string, string> }
const bare: Bare[] = []
app.get<{ Params: { page: string } }>('/bare/:page', async (request, reply) => {
  const { html, headers } = bare[Number(request.params.page)] as Bare
  return reply.headers(headers).send(html)
})
await app.listen({ host: '127.0.0.1', port: 0 })

process.on('message', async (paths: string[]) => {
  for (const path of paths) {
    const { body, headers } = await app.inject({ url: path, headers: { 'accept-encoding': 'identity' } })
    const named = ['content-type', 'content-security-policy', 'cache-control', 'vary', 'etag'] as const
    bare.push({
      html: Buffer.from(body),
      headers: Object.fromEntries(named.map((name) => [name, String(headers[name])])),
    })
  }
  const { user, system } = process.cpuUsage()
  process.send?.({ seconds: (user + system) / 1_000_000 })
})
process.on('disconnect', async () => {
  await app.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit()
})
process.send?.({ port: (app.server.address() as AddressInfo).port })
