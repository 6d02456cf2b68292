import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/**
 * Sends text unchanged to a server on loopback, valid HTTP or not, and reads the whole answer.
 *
 * @throws Error when the connection ends without an answer.
 */
export function sendRaw(port: number, text: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.on('data', (chunk) => chunks.push(chunk))
    // A refused request may have been cut off while its rest was in transit.
    socket.on('error', () => {})
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1])
      if (Number.isNaN(status)) reject(new Error(`no answer to ${JSON.stringify(text.slice(0, 80))}`))
      const headers = lines.map((line) => {
        const [, name = '', value = ''] = /^([^:]*): ?(.*)$/.exec(line) ?? []
        return [name.toLowerCase(), value]
      })
      resolve({ status, headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') })
    })
  })
}
