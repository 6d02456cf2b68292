import { type ComponentType, createContext, type ReactNode } from 'react'
import type { RatableType } from '#contract/ratings.ts'

/** `children`: what stands below it; it appears when the opinions have, so that these move nothing. */
export type OpinionsPartProps = { type: RatableType; permalink: string; children: ReactNode }

/** What a member's friends think of a title, for the views that show one; its code comes with its first use. */
export const OpinionsPart = createContext<ComponentType<OpinionsPartProps>>(({ children }) => children)
