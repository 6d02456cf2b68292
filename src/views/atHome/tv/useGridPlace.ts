import { useLocation } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { CalendarDate } from '#contract/ids.ts'
import { findOnAir } from './findShow.ts'
import { primeMinute, toJumpMinute } from './jumps.ts'
import { minuteOf } from './placeInDay.ts'

/**
 * Scrolls the grid to where its address leads, and gives the focus to the broadcast there, or to the grid where nothing is on air; without a hash to now, or on
 * another day to the evening, and leaves the focus alone.
 */
export function useGridPlace(date: CalendarDate, now: Date): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const isPlaced = useRef(false)
  const { hash, state } = useLocation()
  // A second press of the same link is another entry of the history, or a replaced one with a key of its own.
  const visit = state.__TSR_key ?? hash
  // biome-ignore lint/correctness/useExhaustiveDependencies: a minute that passes moves nothing
  useLayoutEffect(() => {
    const frame = ref.current
    if (!frame) return
    const asked = toJumpMinute(hash, date, now)
    // A changed filter leaves the grid where the reader is.
    if (asked !== null || !isPlaced.current) scrollTo(frame, asked ?? minuteOf(now, date) ?? primeMinute(date))
    isPlaced.current = true
    if (asked === null) return
    frame.scrollIntoView({ block: 'start' })
    const show = findOnAir(frame.querySelectorAll('ol'), asked)
    show?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    ;(show ?? frame).focus({ preventScroll: true })
  }, [date, hash, visit])
  return ref
}

/** Minutes that stay visible above the place: what has just begun belongs to it. */
const BEFORE = 20

function scrollTo(frame: HTMLElement, minute: number): void {
  const lane = frame.querySelector('ol')
  const grid = frame.querySelector<HTMLElement>('[data-hours]')
  if (!lane || !grid) return
  const minutes = Number(grid.dataset.hours) * 60
  frame.scrollTop = ((minute - BEFORE) / minutes) * lane.offsetHeight
}
