import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useHydrated } from '../../atoms/core/useHydrated.ts'
import { recentSearchesAtom, removeSearchesAtom, rereadSearchesAtom } from '../../atoms/search/recentSearches.ts'
import * as texts from '../../texts/search.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import styles from './RecentSearches.module.css'

/** The last searches on this device, each to search again or to remove. Nothing without any. */
export function RecentSearches() {
  const isHydrated = useHydrated()
  const kept = useAtomValue(recentSearchesAtom)
  const remove = useSetAtom(removeSearchesAtom)
  const reread = useSetAtom(rereadSearchesAtom)
  useEffect(() => {
    reread()
  }, [reread])
  const list = useRef<HTMLUListElement>(null)
  const searches = isHydrated ? kept : []
  if (searches.length === 0) return null
  const removeOne = (q: string, place: number) => {
    remove(q)
    // The removed row had the focus: that of the next one takes it, or the page's field after the last.
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll('button') ?? []
      const next = rows[Math.min(place, rows.length - 1)] ?? document.querySelector<HTMLElement>('main input[name=q]')
      next?.focus()
    })
  }
  const removeAll = () => {
    remove(null)
    document.querySelector<HTMLElement>('main input[name=q]')?.focus()
  }
  return (
    <section className={styles.recent} aria-label={texts.recentTitle}>
      <header className={styles.header}>
        <h2 className={styles.heading}>{texts.recentTitle}</h2>
        <Button variant="text" onClick={removeAll}>
          {texts.removeAllRecent}
        </Button>
      </header>
      <ul ref={list} className={styles.list}>
        {searches.map((q, place) => (
          <li key={q} className={styles.item}>
            <Link to="/suche" search={{ q }} preload={false} className={styles.link}>
              <Icon name="clock" size="small" />
              <span className={styles.text}>{q}</span>
            </Link>
            <IconButton icon="x" label={texts.removeRecent(q)} onClick={() => removeOne(q, place)} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.recentNote}</p>
    </section>
  )
}
