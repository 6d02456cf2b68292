import type { Watching } from '../../atoms/core/diaryEntry.ts'
import * as texts from '../../texts/diary.ts'

/** The first day that the server takes: `FIRST_DAY` of the contract. */
export const EARLIEST = '1895-11-01'
const MOST = 9_999

export type DiaryFaults = { day?: string; season?: string; episode?: string }

/**
 * The entry that the form holds, or its faults by field.
 *
 * @param today the last day that may be chosen, `YYYY-MM-DD`.
 */
export function readWatching(form: FormData, today: string): { watching: Watching | null; faults: DiaryFaults } {
  const watchedOn = String(form.get('day') ?? '')
  const [season, episode] = [readNumber(form.get('season')), readNumber(form.get('episode'))]
  const day = toDayFault(watchedOn, today)
  const faults: DiaryFaults = {
    ...(day && { day }),
    ...(season === 'wrong' && { season: texts.numberWrong }),
    ...(season === null && episode !== null && { season: texts.seasonMissing }),
    ...(episode === 'wrong' && { episode: texts.numberWrong }),
  }
  if (Object.keys(faults).length > 0 || season === 'wrong' || episode === 'wrong') return { watching: null, faults }
  return { watching: { watchedOn, rewatch: form.get('rewatch') !== null, season, episode }, faults }
}

function toDayFault(day: string, today: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return texts.dayMissing
  if (day > today) return texts.dayToCome
  return day < EARLIEST ? texts.dayTooEarly : null
}

function readNumber(value: FormDataEntryValue | null): number | null | 'wrong' {
  const text = String(value ?? '').trim()
  if (text === '') return null
  const number = /^\d+$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= MOST ? number : 'wrong'
}
