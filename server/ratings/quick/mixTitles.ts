/** The properties by which two titles look alike in a row. */
type Look = { year: number | null; genres: readonly string[] }

/** The number of previous titles that count. */
const REMEMBERED = 3
/** The number of places that a title moves back for each previous title with its genre, or of its decade. */
const BACK = { genre: 5, decade: 3 }

/**
 * The same titles in nearly the same order, so that neighbours differ: of the next titles, the one comes first that
 * repeats the genre and decade of the previous ones least. The same input always gives the same order.
 */
export function mixTitles<T extends Look>(titles: readonly T[]): T[] {
  const left = [...titles]
  const mixed: T[] = []
  while (left.length > 0) {
    const last = mixed.slice(-REMEMBERED)
    const costs = left.map((title, place) => place + toRepetition(title, last))
    const [next] = left.splice(costs.indexOf(Math.min(...costs)), 1)
    if (next) mixed.push(next)
  }
  return mixed
}

function toRepetition(title: Look, last: readonly Look[]): number {
  return last.reduce((sum, other) => {
    const sameGenre = title.genres[0] !== undefined && title.genres[0] === other.genres[0]
    const sameDecade = title.year !== null && toDecade(title.year) === toDecade(other.year ?? 0)
    return sum + Number(sameGenre) * BACK.genre + Number(sameDecade) * BACK.decade
  }, 0)
}

const toDecade = (year: number) => Math.floor(year / 10)
