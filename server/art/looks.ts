import { type CompositionName, compositionNames } from './compositionNames.ts'
import { looksOf } from './genres.ts'
import { type PaletteName, paletteFamilies, palettes } from './palettes.ts'
import { createRandom } from './random.ts'
import type { Look } from './recipe.ts'
import { wishesOf } from './wishes.ts'

export type FilmToLookAt = {
  readonly seed: string
  readonly title: string
  readonly genres: readonly string[]
  /** The look that the film has already and keeps; the looks of other films keep their distance from it. */
  readonly look?: Look | undefined
}

/**
 * The number of films on either side that have other compositions: about as many as a screen shows. There are nearly
 * twice as many compositions.
 */
const COMPOSITION_APART = 24
/** The number of films on either side that have palettes of other families. */
const FAMILY_APART = 2
/** The distance from which on all are equally far: more than a page shows. */
const FAR = 99

const allPalettes = Object.keys(palettes) as PaletteName[]

/** The uses of each composition, palette or family of palettes, as positions in the list of films. */
type Uses<Key> = Map<Key, number[]>

/**
 * Spreads looks over films in the given order: each takes, of what its title asks for or else suits its genres, the
 * composition and the palette that are used farthest away, so that neighbours differ.
 */
export function spreadLooks(films: readonly FilmToLookAt[]): Look[] {
  const compositions: Uses<CompositionName> = new Map()
  const tones: Uses<PaletteName> = new Map()
  const families: Uses<string> = new Map()
  const use = ({ composition, palette }: Look, position: number) => {
    note(compositions, composition, position)
    note(tones, palette, position)
    note(families, paletteFamilies[palette], position)
  }
  films.forEach(({ look }, position) => {
    if (look) use(look, position)
  })
  return films.map((film, position) => {
    if (film.look) return film.look
    const random = createRandom(`${film.seed}|${film.title}`)
    // Up to three films of chance, or the order of the lists would be visible.
    const distance = <Key>(uses: Uses<Key>, key: Key) => nearest(uses, key, position) + random.between(0, 3)
    const suiting = looksOf(film.genres)
    const free = withRoom(
      [wishesOf(film.title), suiting.compositions, compositionNames],
      (name) => nearest(compositions, name, position) > COMPOSITION_APART,
    )
    const clear = withRoom(
      [suiting.palettes, allPalettes],
      (name) => nearest(families, paletteFamilies[name], position) > FAMILY_APART,
    )
    const look = {
      composition: farthest(free, (name) => distance(compositions, name)),
      palette: farthest(clear, (name) => distance(tones, name)),
    }
    use(look, position)
    return look
  })
}

function note<Key>(uses: Uses<Key>, key: Key, position: number): void {
  uses.set(key, [...(uses.get(key) ?? []), position])
}

function nearest<Key>(uses: Uses<Key>, key: Key, position: number): number {
  return Math.min(FAR, ...(uses.get(key) ?? []).map((other) => Math.abs(position - other)))
}

/** The names that have room in the first list with any such name; if there is none, all names of the last list. */
function withRoom<Name>(lists: readonly (readonly Name[])[], hasRoom: (name: Name) => boolean): readonly Name[] {
  return lists.map((names) => names.filter(hasRoom)).find((names) => names.length > 0) ?? lists.at(-1) ?? []
}

function farthest<Name>(names: readonly Name[], distanceOf: (name: Name) => number): Name {
  const ranked = names.map((name) => ({ name, distance: distanceOf(name) }))
  return ranked.reduce((best, next) => (next.distance > best.distance ? next : best)).name
}
