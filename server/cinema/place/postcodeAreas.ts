import type { PostcodeArea } from './areas/postcodeArea.ts'
import { zone0 } from './areas/zone0.ts'
import { zone1 } from './areas/zone1.ts'
import { zone2 } from './areas/zone2.ts'
import { zone3 } from './areas/zone3.ts'
import { zone4 } from './areas/zone4.ts'
import { zone5 } from './areas/zone5.ts'
import { zone6 } from './areas/zone6.ts'
import { zone7 } from './areas/zone7.ts'
import { zone8 } from './areas/zone8.ts'
import { zone9 } from './areas/zone9.ts'

/**
 * Every area of two digits, and of three or four where two spread wide: known from general knowledge to a few
 * kilometres, which is what the way to the cinema needs.
 */
export const postcodeAreas: readonly PostcodeArea[] = [
  ...zone0,
  ...zone1,
  ...zone2,
  ...zone3,
  ...zone4,
  ...zone5,
  ...zone6,
  ...zone7,
  ...zone8,
  ...zone9,
]
