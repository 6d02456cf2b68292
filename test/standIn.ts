import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { status?: number; body: unknown }

/** Another service on this machine that answers what the test says. `answer` gets the address and the posted form. */
export async function startStandIn(answer: (url: URL, form: URLSearchParams) => Answer) {
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await readBody(request))
    const { status = 200, body } = answer(new URL(request.url ?? '/', 'http://stand.in'), form)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
