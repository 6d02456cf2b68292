import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/server.ts'

describeOnBothDatabases(
  'calls that take long',
  (server) => {
    it('are limited for each address by itself, but not for the server’s own pages', async () => {
      const url = await server().app.listen({ host: '127.0.0.1', port: 0 })
      const ask = (address: string) =>
        fetch(`${url}/api/cinemas/bundle?ids[]=k-nirgends`, { headers: { 'x-forwarded-for': address } })
      const statuses = []
      for (let call = 0; call < 61; call++) statuses.push((await ask('192.0.2.1')).status)
      expect(statuses.filter((status) => status === 429)).toHaveLength(1)
      const refused = await ask('192.0.2.1')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect((await ask('192.0.2.2')).status).toBe(200)
      expect((await server().app.inject('/api/cinemas/bundle?ids[]=k-nirgends')).statusCode).toBe(200)
    })

    it('are allowed as many at once as one after the other', async () => {
      const url = await server()
        .app.listen({ host: '127.0.0.1', port: 0 })
        .catch(() => server().app.listeningOrigin)
      const ask = () =>
        fetch(`${url}/api/cinemas/bundle?ids[]=k-nirgends`, { headers: { 'x-forwarded-for': '192.0.2.3' } })
      const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await ask()).status))
      expect(statuses.filter((status) => status === 200)).toHaveLength(60)
      expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    })

    it('count programmes around a place', async () => {
      const url = await server()
        .app.listen({ host: '127.0.0.1', port: 0 })
        .catch(() => server().app.listeningOrigin)
      const ask = (where: string) =>
        fetch(`${url}/api/cinema/movies?${where}`, { headers: { 'x-forwarded-for': '192.0.2.5' } })
      for (let programme = 0; programme < 240; programme++) await ask('coordinates=52.5,13.4')
      expect((await ask('coordinates=52.5,13.4')).status).toBe(429)
      expect((await ask('city=berlin')).status).toBe(200)
    })

    it('count a search of many words as several', async () => {
      const url = await server()
        .app.listen({ host: '127.0.0.1', port: 0 })
        .catch(() => server().app.listeningOrigin)
      const words = 'der+die+das+und+in+zu+den+mit+von+ist'
      const ask = () => fetch(`${url}/api/search?q=${words}`, { headers: { 'x-forwarded-for': '192.0.2.4' } })
      for (let search = 0; search < 100; search++) expect((await ask()).status).toBe(200)
      expect((await ask()).status).toBe(429)
    })
  },
  { env: { TRUST_PROXY: 'loopback' } },
)
