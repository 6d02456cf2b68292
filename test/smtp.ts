import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = { recipients: string[]; raw: string; mail: ParsedMail }

/** A mail server on this machine that keeps what it gets. */
export async function startSmtp() {
  const received: ReceivedMail[] = []
  const state = { refusing: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      state.refusing ? done(Object.assign(new Error('Come back later'), { responseCode: 451 })) : done(),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ recipients, raw, mail: await simpleParser(raw) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
