import type { Feature } from '#contract/cinema.ts'
import type { cities } from './cities.ts'

/**
 * - `multiplex`: many halls, the big films, dubbed, from noon on.
 * - `arthouse`: a few halls, often with subtitles.
 * - `repertory`: one or two halls, another classic every evening.
 */
export type House = 'multiplex' | 'arthouse' | 'repertory'

export type DemoCinema = {
  readonly name: string
  readonly city: (typeof cities)[number]['slug']
  readonly street: string
  readonly postcode: string
  readonly lat: number
  readonly lon: number
  readonly house: House
  readonly halls: readonly DemoHall[]
  /** Shows a horror film on Saturdays at midnight. */
  readonly midnight?: true
}

/** One in the open air plays in summer, after sunset. */
export type DemoHall = readonly [name: string, seats: number, ...features: Feature[]]
