import { classics } from './classics.ts'
import type { DemoComments } from './comment.ts'
import { eightiesNineties } from './eightiesNineties.ts'
import { nowInCinemas } from './nowInCinemas.ts'
import { twenties } from './twenties.ts'
import { twoThousands } from './twoThousands.ts'

/** What the demo's members say of its films. */
export const comments: DemoComments = {
  ...nowInCinemas,
  ...twenties,
  ...twoThousands,
  ...eightiesNineties,
  ...classics,
}
