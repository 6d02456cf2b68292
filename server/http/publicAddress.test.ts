import { afterAll, expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { startSmtp } from '../../test/smtp.ts'

const smtp = await startSmtp()
afterAll(() => smtp.stop())

/** As a request comes that was made for another name, or whose proxy believes what it is told. */
const elsewhere = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' }

describeOnBothDatabases(
  'what names the site, when it is asked for under another name',
  (server) => {
    it.each(['/robots.txt', '/sitemap.xml', '/sitemap/screens.xml', '/rss/kintopp-standard'])(
      'names it by its public address in %s',
      async (path) => {
        await addMovie(server(), { releaseDate: '2026-11-20' })
        const { body, statusCode } = await server().visitor().get(path, elsewhere)
        expect(statusCode).toBe(200)
        expect(body).toContain('https://kino.example/')
        expect(body).not.toMatch(/evil|gopher/)
      },
    )

    it('leads on by a path alone', async () => {
      const { headers } = await server().visitor().get('/rss/frueher-standard', elsewhere)
      expect(headers.location).toBe('/rss/kintopp-standard')
    })

    it('mails links to its public address, and sets cookies for the host that is asked', async () => {
      const { username, email } = await server().addUser()
      const visitor = server().visitor()
      const answer = await visitor.send('POST', '/api/request_password', { user: username }, elsewhere)
      expect(answer.statusCode).toBe(200)
      await server().jobs.runDue()
      const mail = smtp.received.find(({ recipients }) => recipients.includes(email))
      expect(mail?.mail.text).toContain('https://kino.example/passwort/')
      expect(mail?.raw).not.toMatch(/evil|gopher/)
      expect((await visitor.get('/api/csrf_token', elsewhere)).cookies.every(({ domain }) => !domain)).toBe(true)
    })
  },
  {
    env: {
      PUBLIC_URL: 'https://kino.example',
      PRODUCT_NAME: 'Kintopp',
      TRUST_PROXY: 'loopback',
      SMTP_URL: smtp.url,
    },
  },
)
