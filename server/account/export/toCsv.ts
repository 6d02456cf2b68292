import { stringify } from 'csv-stringify/sync'

type Cell = string | number | boolean | Date | null

/**
 * RFC 4180 with a byte order mark, without which the usual spreadsheet takes UTF-8 for something else. What a
 * spreadsheet would run as a formula gets an apostrophe, also within a cell: somebody may have written it into a
 * comment, and a spreadsheet that is set to German begins a cell at each semicolon.
 */
export function toCsv(rows: readonly Readonly<Record<string, Cell>>[]): string {
  return stringify([...rows], {
    bom: true,
    header: true,
    record_delimiter: '\r\n',
    escape_formulas: true,
    cast: { date: (at) => at.toISOString(), boolean: String, string: defuseWithin },
  })
}

const defuseWithin = (text: string) => text.replace(/([;,\t\r\n]\s*)(?=[=+\-@])/g, "$1'")
