import { classics } from './classics.ts'
import { eightiesNineties } from './eightiesNineties.ts'
import type { DemoFilm } from './film.ts'
import { nowInCinemas } from './nowInCinemas.ts'
import { twenties } from './twenties.ts'
import { twoThousands } from './twoThousands.ts'

/** The demo catalogue. Its order is part of what makes a load the same every time: add at the end of a decade. */
export const films: readonly DemoFilm[] = [
  ...nowInCinemas,
  ...twenties,
  ...twoThousands,
  ...eightiesNineties,
  ...classics,
]
