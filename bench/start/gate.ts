import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a server on the loopback that can be closed: then nothing listens, as without a network. */
export async function openGate(target: string): Promise<{ url: string; close(): void }> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const gate = createServer((socket) => {
    const way = connect(Number(port), hostname)
    for (const end of [socket, way]) {
      sockets.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => sockets.delete(end))
    }
    socket.pipe(way).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(gate, 'listening')
  const address = gate.address()
  if (address === null || typeof address === 'string') throw new Error('the gate has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      gate.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
