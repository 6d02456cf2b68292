import { describe, expect, it } from 'vitest'
import { suggestCall } from '#contract/search.ts'
import { heldOutQueries } from '../../test/search/heldOutQueries.ts'
import type { SearchQuery } from '../../test/search/searchQuery.ts'
import { tunedQueries } from '../../test/search/tunedQueries.ts'
import { describeInDemoWorld } from '../../test/server.ts'

/** Shares of the queries whose wanted thing comes first, and among the first three. */
const GOAL = { first: 0.9, amongThree: 0.97 }

describeInDemoWorld(
  'search finds what is meant',
  (server) => {
    describe.each([
      ['the queries it was tuned with', tunedQueries],
      ['queries it was never tuned with', heldOutQueries],
    ])('by %s', (_name, queries) => {
      it('first in nine of ten, and among the first three nearly always', async () => {
        const misses: string[] = []
        let [first, amongThree] = [0, 0]
        for (const wanted of queries) {
          const found = await suggest(wanted.query)
          const place = found.findIndex(({ path }) => wanted.paths.includes(path))
          if (place === 0) first++
          if (place >= 0 && place < 3) amongThree++
          if (place !== 0) misses.push(`${toLine(wanted, place)} before it ${found[0]?.path ?? 'nothing'}`)
        }
        process.stdout.write(
          `${server().kind}: ${queries.length} queries, first ${percent(first / queries.length)}, among three ${percent(amongThree / queries.length)}\n${misses.map((miss) => `  ${miss}\n`).join('')}`,
        )
        expect(first / queries.length).toBeGreaterThanOrEqual(GOAL.first)
        expect(amongThree / queries.length).toBeGreaterThanOrEqual(GOAL.amongThree)
      }, 120_000)
    })

    async function suggest(query: string) {
      const asked = encodeURIComponent(query)
      const answer = await server().visitor().get(`/api/search?q=${asked}&type=suggest&v=2&with_promoted_item=true`)
      expect(answer.statusCode, query).toBe(200)
      return suggestCall.answer.parse(answer.json())
    }
  },
  { sweep: true },
)

function toLine({ query, paths, tags }: SearchQuery, place: number): string {
  return `"${query}" (${tags.join(', ')}): ${paths.join(' or ')} ${place < 0 ? 'is missing,' : `is number ${place + 1},`}`
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
