import { type ComponentType, createContext } from 'react'
import type { RatableType } from '#contract/ratings.ts'

export type OpinionsPartProps = { type: RatableType; permalink: string }

/** What a member's friends think of a title, for the views that show one; its code comes with its first use. */
export const OpinionsPart = createContext<ComponentType<OpinionsPartProps>>(() => null)
