import type { ReactNode } from 'react'

/** The parts of the quick ratings: how many there are, and the titles. */
export type RatingParts = { progress: ReactNode; rounds: ReactNode }
