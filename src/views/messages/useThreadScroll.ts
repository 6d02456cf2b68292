import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ShownMessage } from '../../atoms/messages/shown.ts'

/** The distance from the edge of what is loaded at which more is fetched, in px. */
const NEAR = 600
/** The distance from the end within which a page follows new messages, in px. */
const AT_END = 80
/** The time for which a message stands in view before it counts as read, in ms. */
const READ_AFTER = 400

type ThreadScrollInput = {
  messages: readonly ShownMessage[]
  /** The first message that was unread when the thread was opened; null for none. */
  firstNew: string | null
  /** The server has answered: until then the place may change once more. */
  isReady: boolean
  /** Called with the place of the last message that stood in view. */
  onRead: (seq: number) => void
  /** Fetch more; null where there is none. */
  onOlder: (() => void) | null
  onNewer: (() => void) | null
}

type ThreadScroll = {
  list: RefObject<HTMLOListElement | null>
  /** The field below the messages, which covers the end of the page. */
  dock: RefObject<HTMLDivElement | null>
  /** The place of the last message that has been in view. */
  seen: number
  isAtEnd: boolean
  toEnd: () => void
  /** Scrolls to the first message that has not been in view. */
  toNext: () => void
}

/**
 * The view of a thread: it opens at the first unread message, or else at the end; follows what arrives while the reader is
 * at the end; and stays where the reader looks while messages are added and let go around it.
 */
export function useThreadScroll(input: ThreadScrollInput): ThreadScroll {
  const { messages, firstNew, isReady } = input
  const list = useRef<HTMLOListElement>(null)
  const dock = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(0)
  const [isAtEnd, setAtEnd] = useState(true)
  const anchor = useRef<{ id: string; top: number } | null>(null)
  const wasAtEnd = useRef(true)
  const placed = useRef<'no' | 'device' | 'ready'>('no')
  const hasMoved = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const toEnd = useCallback(() => window.scrollBy({ top: belowFold(dock.current), behavior: 'instant' }), [])

  const look = useEffectEvent(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    const fold = dock.current?.getBoundingClientRect().top ?? window.innerHeight
    const end = rows.at(-1)?.getBoundingClientRect().bottom ?? 0
    wasAtEnd.current = end <= fold + AT_END && input.onNewer === null
    setAtEnd(wasAtEnd.current)
    const first = rows.find((row) => row.getBoundingClientRect().bottom > 0)
    anchor.current = first ? { id: first.dataset.id ?? '', top: first.getBoundingClientRect().top } : null
    if (document.visibilityState !== 'visible') return
    const last = rows.findLast((row) => row.dataset.seq && row.getBoundingClientRect().top < fold)
    const seq = Number(last?.dataset.seq ?? 0)
    setSeen((before) => Math.max(before, seq))
    if (seq > 0) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => input.onRead(seq), READ_AFTER)
    }
    if (placed.current !== 'ready') return
    const top = rows[0]?.getBoundingClientRect().top ?? 0
    if (top > -NEAR) input.onOlder?.()
    if (end < fold + NEAR) input.onNewer?.()
  })

  const place = useEffectEvent(() => {
    const element = firstNew === null ? null : find(list.current, firstNew)
    element?.scrollIntoView({ block: 'start', behavior: 'instant' })
    // Few messages do not fill the view: the field stays at its end.
    if (element === null || belowFold(dock.current) < 0) toEnd()
    placed.current = isReady ? 'ready' : 'device'
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the messages are, the view keeps its place
  useLayoutEffect(() => {
    if (messages.length === 0) return
    const mayPlace = placed.current === 'no' || (placed.current === 'device' && isReady && !hasMoved.current)
    if (mayPlace) place()
    else if (wasAtEnd.current && document.visibilityState === 'visible') toEnd()
    else if (anchor.current) {
      const element = find(list.current, anchor.current.id)
      const moved = element ? element.getBoundingClientRect().top - anchor.current.top : 0
      if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
    }
    if (isReady) placed.current = 'ready'
    look()
  }, [messages, isReady])

  useEffect(() => {
    let frame = 0
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => look())
    }
    const onMove = () => {
      hasMoved.current = true
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll)
    document.addEventListener('visibilitychange', onScroll)
    for (const kind of ['wheel', 'touchmove', 'keydown'] as const)
      window.addEventListener(kind, onMove, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer.current)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
      document.removeEventListener('visibilitychange', onScroll)
      for (const kind of ['wheel', 'touchmove', 'keydown'] as const) window.removeEventListener(kind, onMove)
    }
  }, [])

  const toNext = () => {
    const next = messages.find(({ seq, isMine }) => !isMine && seq !== null && seq > seen)
    const element = next && find(list.current, next.id)
    if (element) element.scrollIntoView({ block: 'start', behavior: 'instant' })
    else toEnd()
  }
  return { list, dock, seen, isAtEnd, toEnd, toNext }
}

const find = (list: Element | null, id: string): HTMLElement | null =>
  ([...(list?.children ?? [])] as HTMLElement[]).find((row) => row.dataset.id === id) ?? null

/** How far the end of the thread lies below what the bars at the end of the window leave in view, in px. */
function belowFold(dock: HTMLElement | null): number {
  const thread = dock?.parentElement
  if (!dock || !thread) return 0
  const bars = Number.parseFloat(getComputedStyle(dock).insetBlockEnd) || 0
  return thread.getBoundingClientRect().bottom - (window.innerHeight - bars)
}
