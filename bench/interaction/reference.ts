import { once } from 'node:events'
import { createServer } from 'node:http'

const PAGE = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Reference</title></head><body><button onclick="this.textContent = 'pressed'">press</button></body></html>`

/** A page with one button that changes its own text: the least that an interaction takes on this machine. */
export async function serveReference(): Promise<{ url: string; stop(): void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the reference has no port')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}
