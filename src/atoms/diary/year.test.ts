// @vitest-environment node
import { expect, it } from 'vitest'
import type { DiaryEntry } from '../core/diaryEntry.ts'
import { toOwnYear } from './year.ts'

const anEntry = (watchedOn: string, overrides: Partial<DiaryEntry> = {}): DiaryEntry => ({
  ...{ id: watchedOn, type: 'movies', item: 'm1', card: null, createdAt: '', state: 'saved', reason: null },
  ...{ watchedOn, rewatch: false, season: null, episode: null, ...overrides },
})
const TODAY = '2027-01-02'

it('counts by month what was watched, what again, and what was rated', () => {
  const entries = [
    anEntry('2026-12-31', { rewatch: true }),
    anEntry('2026-12-01', { type: 'series' }),
    anEntry('2026-01-01'),
    anEntry('2024-12-31'),
  ]
  const { year, years, months } = toOwnYear(entries, ['2026-12-24', '2025-12-24'], null, TODAY)
  expect([year, years]).toEqual([2026, [2026, 2024]])
  expect(months[11]).toEqual({ films: 1, series: 1, rewatches: 1, ratings: 1 })
  expect(months[0]).toEqual({ films: 1, series: 0, rewatches: 0, ratings: 0 })
  expect(toOwnYear(entries, null, 2024, TODAY).months[11]).toEqual({ films: 1, series: 0, rewatches: 0, ratings: null })
})

it('is the present year where there is no entry', () => {
  expect(toOwnYear([], null, null, TODAY)).toMatchObject({ year: 2027, years: [] })
})
