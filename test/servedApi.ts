import { createApi } from '../src/sync/api.ts'

/** The responses by address: an answer, the status of a refusal, or null where the server cannot be reached. */
export type Served = Record<string, object | number | null>

/** An api over a server with the responses of `served`; `asked` collects the addresses. */
export function servedApi(served: Served, fetchedAt = '2026-11-21T11:00:00.000Z') {
  const asked: string[] = []
  const call = createApi(
    async (input) => {
      const url = String(input)
      asked.push(url)
      const answer = served[url] ?? null
      if (answer === null) throw new TypeError('Failed to fetch')
      if (typeof answer === 'number') return new Response('', { status: answer })
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
    },
    () => new Date(fetchedAt),
  )
  return { api: { call }, asked }
}
