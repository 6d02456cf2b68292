import type { DiaryEntry } from '../../atoms/core/diaryEntry.ts'
import * as texts from '../../texts/diary.ts'

/**
 * The diary as CSV (RFC 4180), with a byte order mark, without which the usual spreadsheet takes UTF-8 for something
 * else. What a spreadsheet would run as a formula gets an apostrophe.
 */
export async function toDiaryCsv(entries: readonly DiaryEntry[]): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  const rows = entries.map(({ watchedOn, card, type, season, episode, rewatch }) => ({
    ...{
      watchedOn,
      title: card?.title ?? texts.unknownTitle,
      year: card?.year ?? null,
      kind: texts.kinds[type],
      season,
      episode,
    },
    rewatch: rewatch ? texts.yes : texts.no,
  }))
  return stringify(rows, {
    ...{ bom: true, header: true, record_delimiter: '\r\n', escape_formulas: true },
    columns: Object.entries(texts.columns).map(([key, header]) => ({ key, header })),
  })
}
