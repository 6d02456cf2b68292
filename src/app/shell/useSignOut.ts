import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { closeMenuAtom } from '../../atoms/shell/menu.ts'

/** Signs out, after a question where something still waits to be sent. */
export function useSignOut() {
  const store = useStore()
  const closeMenu = useSetAtom(closeMenuAtom)
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      const page = await import('../session/pageSession.ts')
      closeMenu()
      // The menu's row is removed by then: the question, and the visitor after it, need a place for the focus.
      document.querySelector<HTMLElement>('[data-menu-toggle="user"]')?.focus()
      await page.leave(store)
    } finally {
      setLeaving(false)
    }
  }
  return { leave, leaving }
}
