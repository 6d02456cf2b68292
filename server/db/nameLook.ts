import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Letters that look like another one in some fonts, upper and lower case, each above its likeness; marks are separated
 * by Unicode normalization. The table is our own, because the database computes the look as well: it contains the
 * letters that usernames may have and no others. Unicode's whole list of confusables weighs 100 kB and lacks `ĸ`, `ŋ`
 * and `þ`.
 */
const pairs = [
  ['АВЕЅІЈКМНОРСТУХҮ', 'abesljkmhopctyxy'],
  ['авеѕікмнорстухԁһӏԛԝј', 'abeslkmhopctyxdhlqwj'],
  ['ҚҜҞҠӃҒҰҪҲӨѴѠ', 'kkkkkfycxovw'],
  ['қҝҟҡӄғұҫҳөѵѡүҽп', 'kkkkkfycxovwyen'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhlkmnoptyx'],
  ['αβεζηικμνορτυχγω', 'abeznlkmvoptuxyw'],
  ['ÐðĐđØøÞþĦħŁłŊŋŦŧĸ', 'ddddoopphhllnnttk'],
  ['ıIi1|lL0_.', 'lllllllo--'],
] as const

const from = pairs.map(([letters]) => letters).join('')
const to = pairs.map(([, likeness]) => likeness).join('')

/**
 * Applied after the letters, in this order. Marks are removed; the two dots of ä, ö and ü make another letter and stay.
 */
const marks = ['[\\u0300-\\u0307\\u0309-\\u036f]', '(?<![aou])\\u0308'] as const
const groups = [
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['rn', 'm'],
  ['vv', 'w'],
] as const

/** The look of a name: two names with the same look may be confused. Expects NFKC. */
export function toLook(name: string): string {
  const letters = [...name.normalize('NFD')].map((letter) => [...to][[...from].indexOf(letter)] ?? letter).join('')
  const plain = marks.reduce((look, mark) => look.replace(new RegExp(mark, 'gu'), ''), lowerAscii(letters))
  return groups.reduce((look, [group, likeness]) => look.replaceAll(group, likeness), plain.normalize('NFC'))
}

/** The same for a generated column. Lower case depends on the database's locale: here only ASCII letters are folded. */
export function toLookSql(column: PgColumn): SQL {
  const text = (value: string) => sql.raw(`'${value}'`)
  const lower = sql`lower(translate(normalize(${column}, NFD), ${text(from)}, ${text(to)}) collate "C")`
  const plain = marks.reduce<SQL>((look, mark) => sql`regexp_replace(${look}, ${text(mark)}, '', 'g')`, lower)
  return groups.reduce<SQL>(
    (look, [group, likeness]) => sql`replace(${look}, ${text(group)}, ${text(likeness)})`,
    sql`normalize(${plain}, NFC)`,
  )
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
