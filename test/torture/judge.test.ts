import type pg from 'pg'
import { expect, it } from 'vitest'
import { judge, type Meant } from './judge.ts'

type Row = { key: string; user_id: string }

/** A database with these effects, in order, and these receipts. */
const written = (effects: Row[], receipts: (Row & { status: number; applied: boolean })[]) =>
  ({
    query: async (sql: string) => ({ rows: sql.includes('from effects') ? effects : receipts }),
  }) as unknown as pg.Pool

const of = (key: string, end: string): Meant => ({
  key,
  kind: 'rateTitle',
  owner: 'anna',
  lane: 'm1',
  slot: 'm1/rating',
  end,
  unsets: false,
  again: false,
  at: Number(key.slice(1)),
})
const by = (key: string, user_id = 'anna') => ({ key, user_id })
const receipt = (key: string) => ({ ...by(key), status: 200, applied: true })
const tooLate = (key: string) => ({ ...receipt(key), applied: false })

it('finds nothing where each command took effect once, in order', async () => {
  const { verdicts } = await judge(written([by('k1'), by('k2')], [receipt('k1'), receipt('k2')]), [
    of('k1', 'done'),
    of('k2', 'done'),
  ])
  expect(Object.values(verdicts).flat()).toEqual([])
})

it.each([
  ['lost', [], [], [of('k1', 'done')]],
  ['lost', [], [], [of('k1', 'none')]],
  ['lost', [by('k1')], [receipt('k1'), tooLate('k2')], [of('k1', 'done'), of('k2', 'done')]],
  ['doubled', [by('k1'), by('k1')], [receipt('k1')], [of('k1', 'done')]],
  ['wrongUser', [by('k1', 'ben')], [receipt('k1')], [of('k1', 'done')]],
  ['disorder', [by('k2'), by('k1')], [receipt('k1'), receipt('k2')], [of('k1', 'done'), of('k2', 'done')]],
  ['other', [by('k1')], [receipt('k1')], [of('k1', 'failed')]],
] as const)('finds what is %s', async (name, effects, receipts, meant) => {
  const { verdicts } = await judge(written([...effects], [...receipts]), meant)
  expect(Object.entries(verdicts).flatMap(([found, lines]) => (lines.length > 0 ? [found] : []))).toEqual([name])
})

it('takes a later intent for a reason why an earlier one is too late, wherever it was meant', async () => {
  for (const elsewhere of [true, false]) {
    const { verdicts } = await judge(written([by('k2')], [tooLate('k1'), receipt('k2')]), [
      of('k1', 'done'),
      { ...of('k2', 'done'), elsewhere },
    ])
    expect(verdicts.lost).toEqual([])
  }
})

it('takes what was sent again by hand for as late as that', async () => {
  const judged = async (at: number) => {
    const again = { ...of('k1', 'done'), again: true, at }
    return judge(written([by('k1')], [receipt('k1'), tooLate('k2')]), [again, of('k2', 'done')])
  }
  expect((await judged(3)).verdicts.lost).toEqual([])
  expect((await judged(1)).verdicts.lost).toHaveLength(1)
})

it('does not know which of two devices was first where the clock was set, but which of two intents of one', async () => {
  const judged = async (elsewhere: boolean) => {
    const meant = [
      { ...of('k1', 'done'), elsewhere },
      { ...of('k2', 'done'), unsure: true },
    ]
    return (await judge(written([by('k1')], [receipt('k1'), tooLate('k2')]), meant)).verdicts.lost
  }
  expect(await judged(true)).toEqual([])
  expect(await judged(false)).toHaveLength(1)
})

it('takes a thing that is there or gone already for no loss', async () => {
  const gone = { ...tooLate('k1'), deleted: true }
  expect((await judge(written([], [gone]), [of('k1', 'done')])).verdicts.lost).toEqual([])
  const made = { ...of('k1', 'done'), kind: 'createTrivia' }
  expect((await judge(written([], [tooLate('k1')]), [made])).verdicts.lost).toEqual([])
})
