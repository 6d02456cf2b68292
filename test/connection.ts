import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection of its own to a server on this machine: a test writes any bytes to it. */
export type Connection = {
  readonly socket: Socket
  /** The text received so far. */
  received(): string
  /** Resolves as soon as matching text was received. Rejects when the server closes the connection before. */
  until(pattern: RegExp): Promise<string>
  /** Resolves with the whole text once the server has closed the connection. */
  closed(): Promise<string>
}

export async function connectTo(port: number): Promise<Connection> {
  const socket = connect({ host: '127.0.0.1', port })
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  // A reset ends the connection like a close.
  socket.on('error', () => {})
  await once(socket, 'connect')
  // `once` would reject on a reset.
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return {
    socket,
    received: () => text,
    async until(pattern) {
      while (!pattern.test(text)) {
        if (socket.destroyed) throw new Error(`the connection was closed after: ${text}`)
        await Promise.race([once(socket, 'data'), ended])
      }
      return text
    },
    async closed() {
      if (!socket.destroyed) await ended
      return text
    },
  }
}

/** Requests a target literally; `fetch` and `inject` would normalize it. */
export async function requestExactly(port: number, target: string, headers: readonly string[] = []): Promise<string> {
  const { socket, closed } = await connectTo(port)
  socket.write([`GET ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join('\r\n'))
  return closed()
}
