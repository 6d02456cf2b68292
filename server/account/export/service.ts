import { strToU8, zipSync } from 'fflate'
import type { Db } from '../../db/client.ts'
import type { Member } from '../../http/platform.ts'
import { personalTables } from '../personalTables.ts'
import { findPersonalRows, findTitles } from './queries.ts'
import { toCsv } from './toCsv.ts'

/** All of a member's data as a ZIP: of each table one JSON and one CSV file, by the names in `personalTables`. */
export async function exportAccount(db: Db, member: Member, productName: string, now: Date): Promise<Uint8Array> {
  const rows = await findPersonalRows(db, member.id)
  const titles = await findTitles(db, [
    ...rows.ratings,
    ...rows.marks,
    ...rows.list_items,
    ...rows.comments,
    ...rows.trivia,
  ])
  const titled = <T extends { itemType: string; itemId: string }>(things: readonly T[]) =>
    things.map((thing) => ({ title: titles.get(`${thing.itemType}/${thing.itemId}`) ?? null, ...thing }))
  const tables = {
    ...rows,
    ratings: titled(rows.ratings),
    marks: titled(rows.marks),
    list_items: titled(rows.list_items),
    comments: titled(rows.comments),
    trivia: titled(rows.trivia),
  }
  const files: Record<string, Uint8Array> = { 'LIESMICH.txt': strToU8(toReadme(member, productName, now)) }
  for (const [table, content] of Object.entries(tables)) {
    const name = personalTables[table as keyof typeof tables].exported
    files[`${name}.json`] = strToU8(`${JSON.stringify(content, null, 2)}\n`)
    files[`${name}.csv`] = strToU8(toCsv(content))
  }
  return zipSync(files, { level: 6 })
}

function toReadme({ username }: Member, productName: string, now: Date): string {
  return [
    `Alle Daten von „${username}“ bei ${productName}, Stand ${now.toISOString()} (UTC).`,
    '',
    'Jede Tabelle liegt zweimal bei: als JSON für Programme, als CSV für Tabellenkalkulationen.',
    'Passwort und Schlüssel der Anmeldungen sind nicht dabei: Wir kennen nur ihre Prüfsummen.',
    '',
  ].join('\r\n')
}
