import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases, type TestServer } from '../../test/server.ts'
import { startSmtp } from '../../test/smtp.ts'
import { jobs as jobsTable } from '../db/schema/jobs.ts'
import { createMailer, type Mail } from './service.ts'

const smtp = await startSmtp()
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.received.length = 0
  smtp.state.refusing = false
})

let kinds = 0
/** Sends a mail through a kind of its own. */
async function send(server: TestServer, overrides: Partial<Mail> = {}): Promise<void> {
  const mailer = createMailer({ config: server.config, clock: () => server.clock.now, jobs: server.jobs })
  const kind = `test${++kinds}`
  mailer.define(kind, async () => ({
    to: { name: 'Kinogängerin', address: 'kino@example.org' },
    subject: 'Schöne Grüße',
    paragraphs: ['Hallo <b>Kinogängerin</b> & Co.,', 'bis bald.'],
    button: { label: 'Öffnen', url: new URL('https://lichtspiel.example/a?b=1&c=2') },
    note: 'Du hast das nicht gewollt? Dann tu nichts.',
    ...overrides,
  }))
  await mailer.send(kind, {})
}

describeOnBothDatabases(
  'mail through a mail server',
  (server) => {
    it('arrives with a text and an HTML part, in which nothing of the text is markup', async () => {
      await send(server())
      expect(smtp.received).toHaveLength(0)
      await server().jobs.runDue()
      const [got] = smtp.received
      expect(got?.recipients).toEqual(['kino@example.org'])
      expect(got?.mail.subject).toBe('Schöne Grüße')
      expect(got?.mail.from?.value).toEqual([{ name: 'Lichtspiel', address: 'noreply@lichtspiel.example' }])
      expect(got?.mail.text).toContain('Hallo <b>Kinogängerin</b> & Co.,')
      expect(got?.mail.text).toContain('https://lichtspiel.example/a?b=1&c=2')
      expect(got?.mail.html).toContain('Hallo &lt;b&gt;Kinogängerin&lt;/b&gt; &amp; Co.,')
      expect(got?.mail.html).toContain('href="https://lichtspiel.example/a?b=1&amp;c=2"')
    })

    it('comes later when the server is not ready', async () => {
      smtp.state.refusing = true
      await send(server())
      await server().jobs.runDue()
      expect(smtp.received).toHaveLength(0)
      smtp.state.refusing = false
      server().clock.advance(60_000)
      await server().jobs.runDue()
      expect(smtp.received).toHaveLength(1)
      expect(await server().database.db.$count(jobsTable)).toBe(0)
    })

    it.each([
      ['the name', { to: { name: 'Eva\r\nBcc: opfer@example.org', address: 'kino@example.org' } }],
      ['the subject', { subject: 'Hallo\r\nBcc: opfer@example.org\r\n\r\nKauf das!' }],
    ])('has no further header or recipient by a line break in %s', async (_name, overrides) => {
      await send(server(), overrides)
      await server().jobs.runDue()
      const [got] = smtp.received
      expect(got?.recipients).toEqual(['kino@example.org'])
      expect(got?.mail.bcc).toBeUndefined()
      expect(got?.raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^bcc:/im)
      expect(got?.mail.text).not.toContain('Kauf das!')
    })

    it.each(['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'a@b.example>', ''])(
      'is not sent at all to %j',
      async (address) => {
        await send(server(), { to: { name: 'Eva', address } })
        await server().jobs.runDue()
        expect(smtp.received).toHaveLength(0)
        await server().database.db.delete(jobsTable)
      },
    )

    it('is listed nowhere', async () => {
      expect((await server().visitor().get('/dev/mail')).statusCode).toBe(404)
    })
  },
  { env: { SMTP_URL: smtp.url, MAIL_FROM: 'noreply@lichtspiel.example' } },
)

describeOnBothDatabases(
  'mail without a mail server',
  (server) => {
    const folder = () => join(server().config.dataDir, 'mail')

    it('is written as a file that a mail program reads and its owner alone', async () => {
      await send(server())
      await server().jobs.runDue()
      const file = readdirSync(folder()).find((name) => name.endsWith('.eml')) ?? ''
      expect(statSync(join(folder(), file)).mode & 0o777).toBe(0o600)
      const mail = await simpleParser(readFileSync(join(folder(), file)))
      expect(mail).toMatchObject({ subject: 'Schöne Grüße', html: expect.stringContaining('Öffnen') })
    })

    it('is listed with its link for whoever develops, the newest first, as text', async () => {
      server().clock.advance(1000)
      await send(server(), { subject: 'Später <script>' })
      await server().jobs.runDue()
      const page = await server().visitor().get('/dev/mail', { host: 'localhost:3000' })
      expect(page.body).toContain('Betreff: Später &lt;script&gt;')
      expect(page.body).toContain('<a href="https://lichtspiel.example/a?b=1&amp;c=2">')
      expect(page.body.indexOf('Später')).toBeLessThan(page.body.indexOf('Schöne Grüße'))
      expect(page.headers['cache-control']).toBe('no-store')
    })

    it('is shown neither under another name that leads here nor through a proxy', async () => {
      const status = async (headers: Record<string, string>) =>
        (await server().visitor().get('/dev/mail', headers)).statusCode
      expect(await status({ host: 'evil.example' })).toBe(404)
      expect(await status({ host: 'localhost', 'x-forwarded-for': '192.0.2.1' })).toBe(404)
    })
  },
  { only: 'embedded' },
)

describeOnBothDatabases(
  'mail without a mail server, where others reach the site',
  (server) => {
    it('is listed nowhere', async () => {
      expect((await server().visitor().get('/dev/mail', { host: 'localhost' })).statusCode).toBe(404)
    })
  },
  // No query is asked.
  { env: { PUBLIC_URL: 'https://lichtspiel.example' }, only: 'embedded' },
)
