type Cell = string | number | boolean | Date | null

/** RFC 4180 with a byte order mark, without which the usual spreadsheet takes UTF-8 for something else. */
export function toCsv(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const lines = [columns, ...rows.map((row) => columns.map((column) => toText(row[column] ?? null)))]
  return `\uFEFF${lines.map((line) => line.map(quote).join(',')).join('\r\n')}\r\n`
}

function toText(cell: Cell): string {
  if (cell === null) return ''
  return cell instanceof Date ? cell.toISOString() : String(cell)
}

/** A spreadsheet takes what begins so for a formula, and would run what somebody wrote into a comment. */
function quote(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
