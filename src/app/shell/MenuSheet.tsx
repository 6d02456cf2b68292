import { useSetAtom } from 'jotai'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { closeMenuAtom } from '../../atoms/shell/menu.ts'
import styles from './MenuSheet.module.css'

type MenuSheetProps = { label: string; holds?: 'links' | 'form'; children: ReactNode }

const OPENER = '[data-menu-toggle]'

/**
 * The surface of an open menu: below the header over the whole page on phones, a panel at its right end on wide
 * screens. It takes the focus as it opens; Escape gives it back. A click outside, leaving it by Tab and following a link
 * close it too.
 */
export function MenuSheet({ label, holds = 'links', children }: MenuSheetProps) {
  const ref = useRef<HTMLElement>(null)
  const close = useSetAtom(closeMenuAtom)

  // Before it is seen: a key that is pressed at once is heard.
  useLayoutEffect(() => {
    const sheet = ref.current
    const opener = document.activeElement?.closest<HTMLElement>(OPENER)
    sheet?.focus({ preventScroll: true })

    const isOutside = (target: EventTarget | null) =>
      target instanceof Element && !sheet?.contains(target) && !target.closest(OPENER)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      close()
      const back = opener ?? document.querySelector<HTMLElement>(`${OPENER}[aria-expanded="true"]`)
      back?.focus()
    }
    const onPointer = ({ target }: PointerEvent) => {
      if (isOutside(target)) close()
    }
    // Behind the sheet nothing can be seen: the focus must not go there while it is open.
    const onFocus = ({ target }: FocusEvent) => {
      if (isOutside(target)) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('focusin', onFocus)
    }
  }, [close])

  const Surface = holds === 'links' ? 'nav' : 'section'
  return (
    <Surface
      ref={ref}
      className={styles.sheet}
      tabIndex={-1}
      aria-label={label}
      data-holds={holds}
      onClick={(event) => {
        if (event.target instanceof HTMLElement && event.target.closest('a')) close()
      }}
    >
      {children}
    </Surface>
  )
}
