/** Milliseconds of each round by name. */
export type Figures = Map<string, number[]>

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const round = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2))

/** The columns: two libraries, and ours in two ways. */
const ways = ['workbox', 'tanstack', 'single', 'batched'] as const

/** The table of `docs/BENCHMARKS.md`, with the goals of docs/OUTBOX.md. */
export function toTable(figures: Figures, commands: number, many: number): string {
  const of = (name: string) => median(figures.get(name) ?? [])
  const range = (name: string) => {
    const values = figures.get(name) ?? []
    return `${round(of(name))} (${round(Math.min(...values))}–${round(Math.max(...values))})`
  }
  const each = (cell: (way: string) => string) => ways.map(cell)
  /** Storing is the same with batches, so that column stays empty. */
  const stores = (cell: (way: string) => string) => [...ways.filter((way) => way !== 'batched').map(cell), '']
  const rate = (name: string, count = commands) => `${round((count * 1000) / of(name))}/s`
  const times = (name: string) => each((way) => (of(`workbox ${name}`) / of(`${way} ${name}`)).toFixed(1))
  const big = `replay of ${many}`
  const mine = (cell: string) => ['', '', cell, '']
  const rows = [
    ['enqueue p50, ms', ...stores((way) => range(`${way} enqueue p50`)), '≤ 2'],
    ['enqueue p99, ms', ...stores((way) => range(`${way} enqueue p99`)), '≤ 10'],
    [`enqueue p50 until ${many} wait, ms`, ...stores((way) => round(of(`${way} enqueue p50 of ${many}`))), ''],
    ...[0, 20].flatMap((delay) => {
      const name = `replay at ${delay} ms`
      const goal = delay === 20 ? '≥ 4 single, ≥ 25 batched' : ''
      return [
        [name, ...each((way) => rate(`${way} ${name}`)), ''],
        ['… times Workbox', ...times(name), goal],
      ]
    }),
    [`${big}, s`, ...each((way) => round(of(`${way} ${big}`) / 1000)), ''],
    ['… times Workbox', ...times(big), '≥ 20'],
    [
      'fifth round on one profile to the first',
      ...each((way) => (of(`${way} round 5 of one profile`) / of(`${way} round 1 of one profile`)).toFixed(2)),
      '≤ 1.2',
    ],
    [`counting ${many}, ms`, ...mine(range('counting')), '≤ 10'],
    [`heap after ${many}, MB`, ...each((way) => round(of(`${way} heap after ${many}, MB`))), '≤ 10'],
    ['engine alone, without Dexie, kB gzip', ...mine(round(of('engine alone, kB gzip'))), '≤ 12'],
    [
      '… with all kinds of commands and their answers',
      ...mine(round(of('with all kinds of commands and their answers, kB gzip'))),
      '',
    ],
    ['… and zod', ...mine(round(of('… and zod, kB gzip'))), ''],
  ]
  return [
    '| | Workbox | TanStack | request by request | batched | goal |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
}
