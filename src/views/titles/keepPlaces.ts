import type { Option, Options } from './toOptions.ts'

/**
 * The options of a dialog that is open: each stays where it was shown first, whatever the counts of a later filter leave
 * out, and new ones come behind. Nothing moves under a finger.
 *
 * @param shown the options so far.
 * @param isCounted whether `next` comes from counts: what they leave out has none left then, else it is not known.
 * @returns `shown` itself where nothing has changed.
 */
export function keepPlaces(shown: Options, next: Options, isCounted: boolean): Options {
  const kept: Options = {
    genre: keepGroup(shown.genre, next.genre, isCounted),
    year: keepGroup(shown.year, next.year, isCounted),
    country: keepGroup(shown.country, next.country, isCounted),
    provider: keepGroup(shown.provider, next.provider, isCounted),
  }
  return JSON.stringify(kept) === JSON.stringify(shown) ? shown : kept
}

function keepGroup(shown: readonly Option[], next: readonly Option[], isCounted: boolean): Option[] {
  const find = (value: string) => next.find((each) => each.value === value)
  return [
    ...shown.map((each) => find(each.value) ?? { ...each, count: isCounted ? 0 : null, pressed: false }),
    ...next.filter(({ value }) => !shown.some((each) => each.value === value)),
  ]
}
