import { expect, it } from 'vitest'
import { mailedPages } from '#contract/mailedLinks.ts'
import { describeOnBothDatabases } from '../../test/server.ts'

const lines: string[] = []

describeOnBothDatabases(
  'the log',
  (server) => {
    it('names each request, and the token of no mailed link', async () => {
      const visitor = server().visitor()
      const token = 'q8-bTz_4hVd0'
      const addresses = Object.values(mailedPages).flatMap((page) => [
        `${page}${token}`,
        `/t.gif?e=Page%20View&t=${encodeURIComponent(page + token)}`,
      ])
      for (const address of addresses) await visitor.get(address)
      const requests = lines.map((line) => JSON.parse(line)).flatMap(({ req }) => req ?? [])
      expect(requests.map(({ url }) => url)).toEqual(addresses.map((address) => address.replace(token, '')))
      expect(requests[0]).toMatchObject({ method: 'GET', host: 'localhost:80', remoteAddress: '127.0.0.1' })
      expect(lines.join('\n')).not.toContain(token)
    })
  },
  // No query is asked.
  { only: 'embedded', log: (line) => void lines.push(line) },
)
