import { type RefObject, useEffect, useRef } from 'react'
import type { DiaryEntry } from '../../atoms/core/diaryEntry.ts'

/**
 * Moves the focus on once an entry is gone: to the row behind it, or to the heading where it was the last one.
 *
 * @param page holds the rows, as `[data-entry]`, and the heading.
 * @returns says which entry is about to go; null: none after all.
 */
export function useFocusAfterTaking(
  page: RefObject<HTMLElement | null>,
  entries: readonly DiaryEntry[] | null,
): (id: string | null) => void {
  const taken = useRef<{ id: string; next: string | undefined } | null>(null)
  useEffect(() => {
    const { id, next } = taken.current ?? {}
    if (id === undefined || entries?.some((entry) => entry.id === id)) return
    taken.current = null
    const { activeElement } = document
    if (activeElement !== document.body && !page.current?.contains(activeElement)) return
    const rows = [...(page.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
    const place = rows.find((row) => row.dataset.entry === next) ?? page.current?.querySelector('h1')
    place?.focus()
  }, [entries, page])
  return (id) => {
    const index = entries?.findIndex((entry) => entry.id === id) ?? -1
    taken.current = id === null ? null : { id, next: entries?.[index + 1]?.id }
  }
}
