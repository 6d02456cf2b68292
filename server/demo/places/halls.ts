import type { Feature } from '#contract/cinema.ts'
import type { DemoHall } from './cinema.ts'

export const access = 'barrierefrei'

/** A multiplex of eight halls; the first is the big one. */
export const eightHalls = (big: number, ...bigFeatures: Feature[]): readonly DemoHall[] => [
  ['Saal 1', big, ...bigFeatures, access],
  ['Saal 2', Math.round(big * 0.7), 'Dolby Atmos', access],
  ['Saal 3', 212, '3D', access],
  ['Saal 4', 188, '3D', access],
  ['Saal 5', 146, access],
  ['Saal 6', 146, access],
  ['Saal 7', 98],
  ['Saal 8', 98],
]

/** A multiplex of six halls, as a city of some size has one. */
export const sixHalls = (big: number, ...bigFeatures: Feature[]): readonly DemoHall[] => [
  ['Saal 1', big, ...bigFeatures, access],
  ['Saal 2', Math.round(big * 0.64), '3D', access],
  ['Saal 3', 138, access],
  ['Saal 4', 96],
  ['Saal 5', 96],
  ['Saal 6', 64],
]

/** As six, without the last. */
export const fiveHalls = (big: number, ...bigFeatures: Feature[]): readonly DemoHall[] =>
  sixHalls(big, ...bigFeatures).slice(0, 5)

/** A house at the edge of a town that shows the big films in plain halls. */
export const fourHalls = (big: number): readonly DemoHall[] => [
  ['Saal 1', big, '3D', access],
  ['Saal 2', Math.round(big * 0.6), '3D', access],
  ['Saal 3', 92, access],
  ['Saal 4', 68],
]
