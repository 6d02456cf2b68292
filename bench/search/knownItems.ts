import { foldForSearch } from '../../server/search/foldForSearch.ts'
import type { BenchFilm } from './catalogue.ts'
import { createRandom, pick } from './random.ts'

/** Somebody knows what they want; what they type, and what it is called. */
export type KnownItem = { typed: string; title: string }

/** How they type it. */
export const manners = {
  'whole title': (title) => title,
  'first two thirds': (title) => title.slice(0, Math.max(4, Math.ceil(title.length * 0.66))),
  'one letter wrong': (title, random) => mistype(title, random),
  'half, one letter wrong': (title, random) => mistype(title.slice(0, Math.max(7, title.length >> 1)), random),
} as const satisfies Record<string, (title: string, random: () => number) => string>

export type Manner = keyof typeof manners

/** Films and people that are looked for: somewhat known ones, of which nothing better known has the same name. */
export function pickKnownItems(films: readonly BenchFilm[], manner: Manner, count: number): KnownItem[] {
  const random = createRandom(7)
  const known = films.filter(
    ({ title, popularity }) => popularity >= 20 && /^[\p{Script=Latin}\p{N} ]{5,40}$/u.test(title),
  )
  const items: KnownItem[] = []
  while (items.length < count) {
    const film = pick(known, random)
    const person = film.directors[0]
    const title = person !== undefined && random() < 0.3 ? person : film.title
    const typed = manners[manner](title.toLowerCase(), random)
    if (foldForSearch(typed) !== '') items.push({ typed, title })
  }
  return items
}

/** One letter left out, doubled, exchanged with the next, or replaced by its neighbour on the keyboard. */
function mistype(text: string, random: () => number): string {
  const letters = [...text]
  // The first letter is rarely the wrong one, and a wrong space is another kind of mistake.
  const places = letters.map((letter, at) => (at > 0 && letter !== ' ' ? at : 0)).filter((at) => at > 0)
  const at = pick(places, random)
  const [letter = '', next = ''] = letters.slice(at, at + 2)
  const rest = letters.slice(at + 1).join('')
  const before = letters.slice(0, at).join('')
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + rest
    case 1:
      return before + letter + letter + rest
    case 2:
      return before + next + letter + letters.slice(at + 2).join('')
    default:
      return before + neighbour(letter, random) + rest
  }
}

const rows = ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm']

function neighbour(letter: string, random: () => number): string {
  const row = rows.find((keys) => keys.includes(letter))
  if (row === undefined) return letter
  const at = row.indexOf(letter)
  return row[random() < 0.5 ? at - 1 : at + 1] ?? row[at - 1] ?? letter
}
