import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Letters that look like another one in some fonts, upper and lower case, each above its likeness. */
const pairs = [
  ['АВЕЅІЈКМНОРСТУХҮ', 'abesljkmhopctyxy'],
  ['авеѕіјкмнорстухԁһӏԛԝёі', 'abesljkmhopctyxdhlqwel'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhlkmnoptyx'],
  ['αβεζηικμνορτυχγω', 'abeznlkmvoptuxyw'],
  ['ÄÖÜıİIi1|lL0_.', 'äöüllllllllo--'],
] as const

const from = pairs.map(([letters]) => letters).join('')
const to = pairs.map(([, likeness]) => likeness).join('')
/** After the letters, in this order. */
const groups = [
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['rn', 'm'],
  ['vv', 'w'],
] as const

/** What a name looks like: two names of one look may be taken for each other. Expects NFKC. */
export function toLook(name: string): string {
  const letters = [...name].map((letter) => [...to][[...from].indexOf(letter)] ?? letter).join('')
  return groups.reduce((look, [group, likeness]) => look.replaceAll(group, likeness), lowerAscii(letters))
}

/** The same for a generated column. The database's own idea of lower case differs by its locale: ASCII alone counts. */
export function toLookSql(column: PgColumn): SQL {
  const text = (value: string) => sql.raw(`'${value}'`)
  const lower = sql`lower(translate(${column}, ${text(from)}, ${text(to)}) collate "C")`
  return groups.reduce<SQL>(
    (look, [group, likeness]) => sql`replace(${look}, ${text(group)}, ${text(likeness)})`,
    lower,
  )
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
