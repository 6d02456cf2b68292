import { classics } from './classics.ts'
import { eightiesNineties } from './eightiesNineties.ts'
import type { DemoFilm } from './film.ts'
import { moreClassics } from './moreClassics.ts'
import { moreEighties } from './moreEighties.ts'
import { moreFifties } from './moreFifties.ts'
import { moreLateEighties } from './moreLateEighties.ts'
import { moreLateNineties } from './moreLateNineties.ts'
import { moreNineties } from './moreNineties.ts'
import { moreSeventies } from './moreSeventies.ts'
import { moreSixties } from './moreSixties.ts'
import { moreTwenties } from './moreTwenties.ts'
import { moreTwoThousands } from './moreTwoThousands.ts'
import { newInCinemas } from './newInCinemas.ts'
import { nowInCinemas } from './nowInCinemas.ts'
import { twenties } from './twenties.ts'
import { twoThousands } from './twoThousands.ts'
import { upcoming } from './upcoming.ts'

/** The demo catalogue. Its order is part of what makes a load the same every time: add at the end of a decade. */
export const films: readonly DemoFilm[] = [
  ...nowInCinemas,
  ...twenties,
  ...twoThousands,
  ...eightiesNineties,
  ...classics,
  ...newInCinemas,
  ...upcoming,
  ...moreTwoThousands,
  ...moreTwenties,
  ...moreClassics,
  ...moreFifties,
  ...moreSixties,
  ...moreSeventies,
  ...moreEighties,
  ...moreLateEighties,
  ...moreNineties,
  ...moreLateNineties,
]
