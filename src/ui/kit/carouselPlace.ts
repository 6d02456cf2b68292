/** Whether there is more than fits, and whether one stands at an end of it. */
export type CarouselPlace = { overflows: boolean; isStart: boolean; isEnd: boolean }

/** The part of the view that a click scrolls by: the item at the edge stays visible. */
const STEP = 0.8

/** A pixel is rounding, not content. */
export function toPlace({ scrollLeft, scrollWidth, clientWidth }: Element): CarouselPlace {
  return {
    overflows: scrollWidth > clientWidth + 1,
    isStart: scrollLeft <= 1,
    isEnd: scrollLeft + clientWidth >= scrollWidth - 1,
  }
}

/** The same object while nothing has changed, so that nothing is drawn anew. */
export function keepEqual(last: CarouselPlace, next: CarouselPlace): CarouselPlace {
  const same = last.overflows === next.overflows && last.isStart === next.isStart && last.isEnd === next.isEnd
  return same ? last : next
}

/**
 * Where a click on an arrow leads, in px: most of a view on or back, to the beginning of an item, where the row snaps.
 *
 * @param starts where each item begins, in px of the row's content.
 */
export function toTarget(row: Element, starts: readonly number[], direction: 1 | -1): number {
  const { scrollLeft, scrollWidth, clientWidth } = row
  const end = scrollWidth - clientWidth
  const wanted = scrollLeft + direction * clientWidth * STEP
  if (wanted <= 0) return 0
  if (wanted >= end) return end
  const reached =
    direction === 1
      ? starts.findLast((start) => start <= wanted && start > scrollLeft + 1)
      : starts.find((start) => start >= wanted && start < scrollLeft - 1)
  return reached ?? wanted
}
