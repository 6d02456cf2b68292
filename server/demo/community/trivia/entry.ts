import type { TriviaCategory } from '#contract/ownTrivia.ts'
import type { MemberName } from '../../members.ts'

/** A fact from general knowledge about a film, and who wrote it down. */
export type DemoTrivia = readonly [category: TriviaCategory, by: MemberName, text: string]

/** By the film's title, in no order. */
export type DemoTrivias = Readonly<Record<string, readonly DemoTrivia[]>>
