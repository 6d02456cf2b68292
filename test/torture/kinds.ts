import type { FavouriteCinema } from '#contract/favourites.ts'
import type { Intent } from '../../src/sync/commands/command.ts'
import { toFavouriteIntent } from '../../src/sync/commands/favouriteCinema.ts'
import { type RatedTitle, toClearIntent, toRateIntent } from '../../src/sync/commands/rateTitle.ts'
import type { Random } from './random.ts'

/** What commands may act on: things that the server knows. */
export type Things = { films: readonly RatedTitle[]; cinemas: readonly FavouriteCinema[] }

/** How a kind of command is drawn, and how often. A new kind is a new row. */
export type Kind = { weight: number; draw(random: Random, things: Things): Intent }

export const kinds: Readonly<Record<string, Kind>> = {
  rateTitle: {
    weight: 6,
    draw: (random, { films }) =>
      toRateIntent(random.pick(films), {
        value: random.below(21) / 2,
        top: false,
        flop: false,
      }),
  },
  clearRating: { weight: 2, draw: (random, { films }) => toClearIntent(random.pick(films)) },
  favouriteCinema: {
    weight: 4,
    draw: (random, { cinemas }) => toFavouriteIntent(random.pick(cinemas), random.below(2) === 0),
  },
}

/** Any command on any thing. */
export function drawIntent(random: Random, things: Things): Intent {
  const weights = Object.fromEntries(Object.entries(kinds).map(([name, { weight }]) => [name, weight]))
  const kind = kinds[random.weighted(weights)]
  if (!kind) throw new Error('the table of kinds is empty')
  return kind.draw(random, things)
}
