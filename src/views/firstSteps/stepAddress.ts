import type { FirstStep } from '../../atoms/firstSteps/firstSteps.ts'

export type StepAt = FirstStep | 'end'

/** The name of each step in the address. */
const words = { cinemas: 'kinos', ratings: 'bewerten', theme: 'darstellung', end: 'fertig' } as const satisfies Record<
  StepAt,
  string
>
const entries = Object.entries(words) as [StepAt, string][]

/** The link to a step. */
export const toStep = (at: StepAt) => ({ to: '/erste-schritte', search: { schritt: words[at] } }) as const

/** The step that an address names; null where it names none. */
export const toStepAt = (schritt: unknown): StepAt | null => entries.find(([, word]) => word === schritt)?.[0] ?? null
