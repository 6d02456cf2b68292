import type { Work } from './toWorks.ts'

/** A work in the plot: places in percent of its width and height, from the left and the top. */
export type PlottedWork = Work & { year: number; average: number; x: number; y: number; label: Label | null }

/** The place of a work's title: from its point to the right, on both sides, or to the left; above or below it. */
type Label = { anchor: 'start' | 'middle' | 'end'; side: 'above' | 'below'; text: string }

/** So few say nothing about years. */
const FEWEST = 3
/** Room at both ends, in percent, for points and the years below them. */
const MARGIN = 6
/** Letters that a title has room for. */
const LABEL_LENGTH = 28
/** A letter's width, in percent of the narrowest plot. */
const LETTER = 2.2
/** Room of a title above or below its point, in percent of the height: it begins where the point ends. */
const SIDES = { above: { from: -13, to: -4 }, below: { from: 4, to: 13 } } as const
/** Half a point, in percent. */
const POINT = { x: 3, y: 4 }

/** Works that were rated, by year; null where there are too few for a plot. */
export function toYearsPlot(
  works: readonly Work[],
): { points: PlottedWork[]; years: number[]; xOf: (year: number) => number } | null {
  const dated = works.flatMap((work) =>
    work.year === null || work.rating.average === null
      ? []
      : [{ ...work, year: work.year, average: work.rating.average }],
  )
  const [first, last] = [Math.min(...dated.map(({ year }) => year)), Math.max(...dated.map(({ year }) => year))]
  if (dated.length < FEWEST || first === last) return null
  const xOf = (year: number) => MARGIN + ((year - first) / (last - first)) * (100 - 2 * MARGIN)
  const points = dated
    .toSorted((a, b) => a.year - b.year || a.average - b.average)
    .map((work) => ({ ...work, x: xOf(work.year), y: 100 - work.average * 10, label: null as Label | null }))
  nameSome(points)
  return { points, years: toTicks(first, last), xOf }
}

/** Names the best, the newest and the best known, as far as their titles cover no point and no other title. */
function nameSome(points: PlottedWork[]): void {
  const by = (of: (point: PlottedWork) => number) => points.toSorted((a, b) => of(b) - of(a))[0]
  const wanted = new Set([by(({ average }) => average), by(({ year }) => year), by(({ rating }) => rating.count)])
  const taken = points.map(({ x, y }) => ({ x: [x - POINT.x, x + POINT.x], y: [y - POINT.y, y + POINT.y] }) as Box)
  for (const point of wanted) {
    if (!point) continue
    const label = sides
      .map((side) => toLabel(point, side))
      .find(({ box }) => !taken.some((other) => overlap(box, other)))
    if (!label) continue
    point.label = label
    taken.push(label.box)
  }
}

type Box = { x: [number, number]; y: [number, number] }

const sides = ['above', 'below'] as const

function toLabel({ title, x, y }: PlottedWork, side: Label['side']): Label & { box: Box } {
  const text = title.length > LABEL_LENGTH ? `${title.slice(0, LABEL_LENGTH - 1).trimEnd()}…` : title
  const anchor = x < 25 ? 'start' : x > 75 ? 'end' : 'middle'
  const width = text.length * LETTER
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  const { from, to } = SIDES[side]
  return { anchor, side, text, box: { x: [left, left + width], y: [y + from, y + to] } }
}

const overlap = (a: Box, b: Box) => a.x[0] < b.x[1] && b.x[0] < a.x[1] && a.y[0] < b.y[1] && b.y[0] < a.y[1]

/** Five years at most, evenly apart, back from the last one. */
function toTicks(first: number, last: number): number[] {
  const step = Math.max(1, Math.ceil((last - first) / 4))
  const ticks: number[] = []
  for (let year = last; year >= first; year -= step) ticks.unshift(year)
  return ticks
}
