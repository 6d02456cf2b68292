import { strToU8, zipSync } from 'fflate'
import type { Db } from '../../db/client.ts'
import type { Member } from '../../http/platform.ts'
import { ownTables } from '../../personalTables.ts'
import { listKinds } from '../../things/registry.ts'
import { findPersonal, findTitles, findWritten, type Row, type ThingOfRow } from './queries.ts'
import { toCsv } from './toCsv.ts'

/** All of a member's data as a ZIP: of each table one JSON and one CSV file, by the names that its domain gives. */
export async function exportAccount(db: Db, member: Member, productName: string, now: Date): Promise<Uint8Array> {
  const byFile = new Map<string, readonly Row[]>()
  for (const own of ownTables) {
    if (own.exported) byFile.set(own.exported.file, await findPersonal(db, own, member.id))
  }
  for (const kind of listKinds()) {
    if (kind.exported) byFile.set(kind.exported.file, await findWritten(db, kind, member.id))
  }
  const things = [...byFile.values()].flatMap((rows) => rows.filter(isOfThing))
  const titles = await findTitles(db, things, member.id)
  const titled = (row: Row): Row =>
    isOfThing(row) ? { title: titles.get(`${row.itemType}/${row.itemId}`) ?? null, ...row } : row
  const files: Record<string, Uint8Array> = { 'LIESMICH.txt': strToU8(toReadme(member, productName, now)) }
  for (const [name, rows] of byFile) {
    const content = rows.map(titled)
    files[`${name}.json`] = strToU8(`${JSON.stringify(content, null, 2)}\n`)
    files[`${name}.csv`] = strToU8(toCsv(content))
  }
  return zipSync(files, { level: 6 })
}

const isOfThing = (row: Row): row is Row & ThingOfRow =>
  typeof row.itemType === 'string' && typeof row.itemId === 'string'

function toReadme({ username }: Member, productName: string, now: Date): string {
  return [
    `Alle Daten von „${username}“ bei ${productName}, Stand ${now.toISOString()} (UTC).`,
    '',
    'Jede Tabelle liegt zweimal bei: als JSON für Programme, als CSV für Tabellenkalkulationen.',
    'Passwort und Schlüssel der Anmeldungen sind nicht dabei: Wir kennen nur ihre Prüfsummen.',
    '',
  ].join('\r\n')
}
