import * as z from 'zod/mini'
import { TriviaCategory } from '#contract/ownTrivia.ts'

/** A fact from general knowledge about the film of that title, and the member who wrote it. */
export const DemoTrivia = z.strictObject({
  film: z.string(),
  category: TriviaCategory,
  by: z.string(),
  text: z.string(),
})
export type DemoTrivia = z.infer<typeof DemoTrivia>
