import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { BatchedCommand } from '#contract/batch.ts'

/** Answers as fast as it can, or after a delay: what is measured is the queue, not a server. */
export type BenchServer = {
  url: string
  /** Before each answer to a command, in ms. */
  delay: number
  /** How often each title was rated since the last reset. */
  commits: Map<string, number>
  stop(): Promise<void>
}

const json = (output: ServerResponse, body: unknown, headers: Record<string, string> = {}) => {
  const text = JSON.stringify(body)
  output.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers })
  output.end(text)
}

const receipt = (id: string) => ({
  applied: true,
  current: { id, value: 7, top: false, flop: false, updatedAt: new Date().toISOString() },
})

/** @param script the worker's. */
export async function startServer(script: string): Promise<BenchServer> {
  const keys = new Set<string>()
  const bench: BenchServer = { url: '', delay: 0, commits: new Map(), stop: async () => {} }

  /** Once a key; Workbox has none. */
  function commit(path: string, key: string | undefined): string {
    const id = path.split('/')[3] ?? ''
    if (key !== undefined && keys.has(key)) return id
    if (key !== undefined) keys.add(key)
    bench.commits.set(id, (bench.commits.get(id) ?? 0) + 1)
    return id
  }

  async function answer(input: IncomingMessage, output: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of input) chunks.push(chunk as Buffer)
    const { url: path = '' } = input
    if (path === '/') {
      output.setHeader('content-type', 'text/html')
      return void output.end('<script src="/page.js"></script>')
    }
    if (path === '/page.js' || path === '/worker.js') {
      output.setHeader('content-type', 'text/javascript')
      return void output.end(path === '/page.js' ? PAGE : script)
    }
    if (path === '/api/csrf_token') return json(output, { 'X-CSRF-Token': 'token' })
    if (bench.delay > 0) await pause(bench.delay)
    if (path === '/api/batch') {
      const { commands } = JSON.parse(Buffer.concat(chunks).toString()) as { commands: BatchedCommand[] }
      const receipts = commands.map((one) => {
        const body = receipt(commit(one.path, one.key))
        return { key: one.key, status: 200, replayed: false, body }
      })
      return json(output, { receipts })
    }
    const key = input.headers['idempotency-key'] as string | undefined
    json(output, receipt(commit(path, key)), key === undefined ? {} : { 'idempotency-key': key })
  }

  const server = createServer((input, output) => void answer(input, output))
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  bench.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  bench.stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return bench
}

const PAGE = `globalThis.ready = navigator.serviceWorker.register('/worker.js').then(async () => {
  await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller) {
    await new Promise((go) => navigator.serviceWorker.addEventListener('controllerchange', go, { once: true }))
  }
})`
