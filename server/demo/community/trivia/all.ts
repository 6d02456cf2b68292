import { classics } from './classics.ts'
import type { DemoTrivias } from './entry.ts'
import { nowInCinemas } from './nowInCinemas.ts'
import { sinceTwoThousand } from './sinceTwoThousand.ts'

/** What the demo's members know of its films. */
export const trivia: DemoTrivias = { ...nowInCinemas, ...sinceTwoThousand, ...classics }
