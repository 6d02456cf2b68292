import type { DemoCinema } from './cinema.ts'
import { east } from './east.ts'
import { north } from './north.ts'
import { south } from './south.ts'
import { west } from './west.ts'

/** Invented cinemas at plausible addresses: no real one is shown with made-up times. */
export const cinemas: readonly DemoCinema[] = [...east, ...north, ...west, ...south]
