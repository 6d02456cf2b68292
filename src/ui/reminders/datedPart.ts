import { type ComponentType, createContext } from 'react'
import type { DatedThing } from '#contract/datedThings.ts'

/** `now`: a thing that has begun offers nothing any more, but a reminder of it can be taken back. */
export type DatedPartProps = { thing: DatedThing; now: Date }

/**
 * The ways to hold on to a thing with a day, a broadcast or a start: reminder and calendar file. Views and parts that
 * show such things do not know them; the app says what stands here, and its code comes with its first use.
 */
export const DatedPart = createContext<ComponentType<DatedPartProps>>(() => null)
