import type { KeyboardEvent, RefObject } from 'react'
import { findAt, showsOf } from './findShow.ts'

/** Arrow keys on a broadcast: up and down within its channel, left and right to what runs beside it. */
export function useGridKeys(frame: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return (event) => {
    const show = event.target
    if (!(show instanceof HTMLElement) || show.dataset.start === undefined) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = toNext(frame.current, show, event.key)
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}

function toNext(frame: HTMLElement | null, show: HTMLElement, key: string): HTMLElement | undefined {
  const lanes = [...(frame?.querySelectorAll('ol') ?? [])]
  const at = lanes.findIndex((lane) => lane.contains(show))
  const shows = showsOf(lanes[at])
  const index = shows.indexOf(show)
  const minute = Number(show.dataset.start)
  switch (key) {
    case 'ArrowDown':
      return shows[index + 1]
    case 'ArrowUp':
      return shows[index - 1]
    case 'ArrowRight':
      return lanes.slice(at + 1).flatMap((lane) => findAt(lane, minute) ?? [])[0]
    case 'ArrowLeft':
      return lanes
        .slice(0, Math.max(0, at))
        .reverse()
        .flatMap((lane) => findAt(lane, minute) ?? [])[0]
    default:
      return undefined
  }
}
