import { once } from 'node:events'
import { createServer } from 'node:http'

const PAGE = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Blank</title></head><body><p>Blank</p><script>navigator.serviceWorker.register('/sw.js')</script></body></html>`

const WORKER = `addEventListener('install', (event) => event.waitUntil(caches.open('blank').then((cache) => cache.add('/'))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/'))
})`

/** A page with one word, which its own worker answers: the least that a start takes on this machine. */
export async function serveBlank(): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    const isWorker = request.url === '/sw.js'
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html; charset=utf-8')
    response.end(isWorker ? WORKER : PAGE)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the blank page has no port')
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() }
}
