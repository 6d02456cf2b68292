import { type ComponentType, createContext, type ReactNode } from 'react'
import type { RatableType } from '#contract/ratings.ts'

/** `children`: the parts below; they appear together with the opinions, so that nothing moves. */
export type OpinionsPartProps = { type: RatableType; permalink: string; children: ReactNode }

/** The part with friends' opinions of a title, for the views that show one; its code is loaded on first use. */
export const OpinionsPart = createContext<ComponentType<OpinionsPartProps>>(({ children }) => children)
