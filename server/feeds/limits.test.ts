import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/server.ts'

describeOnBothDatabases(
  'too many feeds from one address',
  (server) => {
    it('are refused, and with them all that is made as seldom; the API goes on', async () => {
      const url = await server().app.listen({ host: '127.0.0.1', port: 0 })
      const status = async (path: string) => (await fetch(url + path)).status
      for (let asked = 0; asked < 60; asked++) expect(await status('/robots.txt')).toBe(200)
      const paths = ['/robots.txt', '/sitemap.xml', '/sitemap/screens.xml', '/rss/lichtspiel-standard']
      for (const path of [...paths, '/cinema_showtimes/st-1.ics']) expect(await status(path), path).toBe(429)
      expect(await status('/api/session')).toBe(200)
    })
  },
  // The database counts nothing of it.
  { only: 'embedded' },
)
