/** The links of a channel's broadcasts, in their order. */
export const showsOf = (lane: Element | null | undefined): HTMLElement[] => [
  ...(lane?.querySelectorAll<HTMLElement>('[data-start]') ?? []),
]

/** The broadcast of a lane that stands beside a minute: the last one that has begun by then, else the first. */
export function findAt(lane: Element | null | undefined, minute: number): HTMLElement | undefined {
  const shows = showsOf(lane)
  return shows.findLast((show) => Number(show.dataset.start) <= minute) ?? shows[0]
}

/** The first broadcast, by channel, that is on air at a minute. */
export function findOnAir(lanes: Iterable<Element>, minute: number): HTMLElement | undefined {
  const shows = [...lanes].flatMap(showsOf)
  return shows.find(({ dataset }) => Number(dataset.start) <= minute && minute < Number(dataset.end))
}
