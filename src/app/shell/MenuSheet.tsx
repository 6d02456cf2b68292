import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { closeMenuAtom } from '../../atoms/menu.ts'
import styles from './MenuSheet.module.css'

/**
 * The surface of an open menu: below the header over the whole page on phones, a panel at its right end on wide
 * screens. Escape, a click outside and following a link close it.
 */
export function MenuSheet({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null)
  const close = useSetAtom(closeMenuAtom)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      document.querySelector<HTMLElement>('[data-menu-toggle][aria-expanded="true"]')?.focus()
    }
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || ref.current?.contains(target)) return
      if (!target.closest('[data-menu-toggle]')) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [close])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicks on its links, which keys make too
    <nav
      ref={ref}
      className={styles.sheet}
      aria-label={label}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) close()
      }}
    >
      {children}
    </nav>
  )
}
