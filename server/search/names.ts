import { foldForSearch, toCanonical, toOneWord, withoutArticle, withoutConnective } from './foldForSearch.ts'

/** The full and short names of a thing. All are folded, each occurs once. */
export type Names = { names: string[]; aliases: string[] }

/**
 * The names of a film or series. Aliases are each side of a colon or dash, also without article, without connectives,
 * and as one word: `Der Astronaut – Project Hail Mary` is an `astronaut` and a `project hail mary`.
 */
export function toTitleNames(titles: readonly string[]): Names {
  const names = titles.flatMap(spell)
  const sides = titles.flatMap((title) => title.split(/:|\s[–—-]\s/)).flatMap(spell)
  const all = [...names, ...sides]
  return collect(names, [...sides, ...all.map(withoutArticle), ...all.map(withoutConnective), ...all.map(toOneWord)])
}

const particles = new Set(
  'de del della di da do dos du des la le van von der den zu zur vom ter ten af al el bel mc o'
    .split(' ')
    .map(foldForSearch),
)
const suffixes = new Set(['jr', 'sr', 'ii', 'iii'])

/** The names of a person. Aliases are the last name, with its particles and alone, and the last name first. */
export function toPersonNames(name: string): Names {
  const names = spell(name)
  const words = foldForSearch(name)
    .split(' ')
    .filter((word) => !suffixes.has(word))
  const last = words.length - 1
  let from = last
  while (from > 1 && particles.has(words[from - 1] ?? '')) from--
  const surname = words.slice(from).join(' ')
  const given = words.slice(0, from).join(' ')
  return collect(names, [
    ...[surname, words[last] ?? '', toOneWord(surname)].filter(isTelling),
    `${surname} ${given}`,
    `${words[last]} ${words.slice(0, last).join(' ')}`,
    ...names.map(toOneWord),
  ])
}

/** The names of a cinema: with its city, and without the word Kino. */
export function toCinemaNames(name: string, city: string): Names {
  const names = spell(name)
  const place = foldForSearch(city)
  const bare = names.map((folded) => folded.replace(/^kino | kino$/, ''))
  return collect(names, [
    ...names.map((folded) => `${folded} ${place}`),
    ...names.map((folded) => `${place} ${folded}`),
    ...bare,
    ...bare.map((folded) => `${folded} ${place}`),
    ...names.map(toOneWord),
  ])
}

/**
 * Whether a last name is long enough for an alias. Two letters are the beginning of another word: a visitor who types
 * `in` does not mean Yoo Ah-in.
 */
function isTelling(surname: string): boolean {
  return surname.length > 2
}

function spell(text: string): string[] {
  const folded = foldForSearch(text)
  return [folded, toCanonical(folded)]
}

function collect(names: readonly string[], aliases: readonly string[]): Names {
  const full = new Set(names.map((name) => name.trim()).filter((name) => name !== ''))
  const short = new Set(aliases.map((alias) => alias.trim()).filter((alias) => alias !== '' && !full.has(alias)))
  return { names: [...full], aliases: [...short] }
}
