import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

export type Query = { text: string; values: unknown[]; path: string }

/** Notes the queries that the app asks for an address. */
export async function noteQueries(app: FastifyInstance, pool: pg.Pool, path: string): Promise<Query[]> {
  const asked: Query[] = []
  const query = pool.query.bind(pool) as unknown as (config: object, values: unknown[]) => unknown
  const noting = (config: { text: string }, values: unknown[] = []) => {
    asked.push({ text: config.text, values, path })
    return query(config, values)
  }
  Object.assign(pool, { query: noting })
  try {
    const { statusCode } = await app.inject({ url: path })
    if (statusCode !== 200) throw new Error(`${path} is answered ${statusCode}`)
  } finally {
    Reflect.deleteProperty(pool, 'query')
  }
  return asked.filter(({ text }) => /^(select|with)/i.test(text))
}

/** How long the queries take one after another, in ms, the median of some rounds. */
export async function timeBare(pool: pg.Pool, queries: readonly Query[], rounds = 15): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    for (const { text, values } of queries) await pool.query({ text, rowMode: 'array' }, values)
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

export type Plan = Query & { ms: number; lines: string[] }

/** The plan of a query as it was carried out, and its time in ms, planning included. */
export async function explain(pool: pg.Pool, query: Query): Promise<Plan> {
  const { rows } = await pool.query(`explain (analyze, buffers, costs off) ${query.text}`, query.values)
  const lines = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN'])
  const times = lines.flatMap((line) => /^(?:Planning|Execution) Time: ([\d.]+) ms/.exec(line)?.[1] ?? [])
  return { ...query, ms: times.reduce((sum, time) => sum + Number(time), 0), lines }
}

/** The heaviest plans, each text once, as Markdown. */
export function toPlansPage(plans: readonly Plan[], titles: number): string {
  const once = new Map(plans.toSorted((a, b) => a.ms - b.ms).map((plan) => [plan.text, plan]))
  const heaviest = [...once.values()].toSorted((a, b) => b.ms - a.ms).slice(0, 10)
  const parts = heaviest.map(
    ({ text, values, path, ms, lines }, index) =>
      `## ${index + 1}. ${path}: ${ms.toFixed(1)} ms\n\`\`\`sql\n${text.length > 1500 ? `${text.slice(0, 1500)} …` : text}\n-- ${JSON.stringify(values).slice(0, 300)}\n\`\`\`\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n`,
  )
  return `# Plans of the heaviest queries

Written by \`npm run bench:api\` (see BENCHMARKS.md) with ${titles.toLocaleString('en')} titles: the ten queries of the lists' first pages that took longest, with the time of planning and carrying out.

${parts.join('\n')}`
}
