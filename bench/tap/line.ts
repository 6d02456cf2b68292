import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** How a connection behaves: as it is, with a delay of its answers in ms, without an answer, or not at all. */
export type State = 'open' | number | 'hangs' | 'offline'

/** A line to a server on the loopback whose behaviour can be changed. */
export async function openLine(
  target: string,
): Promise<{ url: string; set(state: State): Promise<void>; close(): void }> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let state: State = 'open'
  const line = createServer((socket) => {
    const way = connect(Number(port), hostname)
    for (const end of [socket, way]) {
      sockets.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => {
        sockets.delete(end)
        socket.destroy()
        way.destroy()
      })
    }
    socket.on('data', (data) => {
      if (state !== 'hangs') way.write(data)
    })
    way.on('data', (data) => {
      const pass = () => socket.writable && socket.write(data)
      if (typeof state === 'number') setTimeout(pass, state)
      else pass()
    })
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('the line has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async set(next) {
      if (state === 'offline' && next !== 'offline') {
        line.listen(address.port, '127.0.0.1')
        await once(line, 'listening')
      }
      if (next === 'offline' && state !== 'offline') line.close()
      state = next
      for (const socket of sockets) socket.destroy()
    },
    close() {
      if (state !== 'offline') line.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
