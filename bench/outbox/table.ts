import type { Figures } from './run.ts'

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const round = (value: number) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2))

/** The table of `docs/BENCHMARKS.md`, with the goals of OFFLINE.md. */
export function toTable(figures: Figures, commands: number, many: number): string {
  const of = (name: string) => median(figures.get(name) ?? [])
  const range = (name: string) => {
    const values = figures.get(name) ?? []
    return `${round(of(name))} (${round(Math.min(...values))}–${round(Math.max(...values))})`
  }
  const rate = (name: string, count = commands) => `${round((count * 1000) / of(name))}/s`
  const times = (name: string) => `${(of(`workbox ${name}`) / of(`single ${name}`)).toFixed(1)}`
  const timesBatched = (name: string) => `${(of(`workbox ${name}`) / of(`batched ${name}`)).toFixed(1)}`
  const aged = (way: string) => (of(`${way} round 5 of one profile`) / of(`${way} round 1 of one profile`)).toFixed(2)
  const big = `replay of ${many}`
  const rows = [
    ['enqueue p50, ms', range('workbox enqueue p50'), range('single enqueue p50'), '', '≤ 2'],
    ['enqueue p99, ms', range('workbox enqueue p99'), range('single enqueue p99'), '', '≤ 10'],
    ...[0, 20].flatMap((delay) => {
      const name = `replay at ${delay} ms`
      return [
        [`replay at ${delay} ms`, ...['workbox', 'single', 'batched'].map((way) => rate(`${way} ${name}`)), ''],
        [`… times Workbox`, '1', times(name), timesBatched(name), delay === 20 ? '≥ 4 single, ≥ 25 batched' : ''],
      ]
    }),
    [`replay of ${many}, s`, ...['workbox', 'single', 'batched'].map((way) => round(of(`${way} ${big}`) / 1000)), ''],
    ['… times Workbox', '1', times(big), timesBatched(big), '≥ 20'],
    ['fifth round on one profile to the first', aged('workbox'), aged('single'), aged('batched'), '≤ 1.2'],
    [`counting ${many}, ms`, '', range('counting'), '', '≤ 10'],
    [
      `heap after ${many}, MB`,
      ...['workbox', 'single', 'batched'].map((way) => round(of(`${way} heap after ${many}, MB`))),
      '≤ 10',
    ],
    ['engine alone, without Dexie, kB gzip', '', round(of('engine alone, kB gzip')), '', '≤ 12'],
    [
      '… with all kinds of commands and their answers',
      '',
      round(of('with all kinds of commands and their answers, kB gzip')),
      '',
      '',
    ],
    ['… and zod', '', round(of('… and zod, kB gzip')), '', ''],
  ]
  return [
    '| | Workbox | request by request | batched | goal |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
}
