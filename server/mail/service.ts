import type { Tx } from '../db/client.ts'
import type { Clock } from '../http/clock.ts'
import type { Config } from '../http/config.ts'
import type { Jobs } from '../jobs/service.ts'
import type { Mail } from './mail.ts'
import { createTransport } from './transport.ts'

export type { Mail } from './mail.ts'

export type Mailer = {
  /**
   * Says how a kind of mail is written. It is written when it is sent: what waits in the queue is `payload`, so keep
   * secrets out of it. Null: nobody needs it any more.
   */
  define(kind: string, write: (payload: unknown) => Promise<Mail | null>): void
  /** Sends it soon, and again later when the mail server does not take it. Inside a transaction always pass it. */
  send(kind: string, payload: unknown, tx?: Tx): Promise<void>
}

/** Mails leave in jobs: no request waits for a mail server. A mail may come twice, when a process was killed. */
export function createMailer(input: { config: Config; clock: Clock; jobs: Pick<Jobs, 'add' | 'handle'> }): Mailer {
  const { config, clock, jobs } = input
  const transport = createTransport(config, clock)
  return {
    define(kind, write) {
      jobs.handle(`mail.${kind}`, async (payload) => {
        const mail = await write(payload)
        if (mail !== null) await transport(mail)
      })
    },
    send: (kind, payload, tx) => jobs.add(`mail.${kind}`, payload, { priority: 200, ...(tx ? { tx } : {}) }),
  }
}
