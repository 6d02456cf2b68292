import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { hideSearchAtom } from '../../../atoms/search/search.ts'
import { describeCombobox } from '../../../ui/kit/combobox.ts'
import { INPUT, moveDown, moveUp } from './focusIndex.ts'

type ComboboxOptions = {
  area: RefObject<HTMLElement | null>
  input: RefObject<HTMLInputElement | null>
  /** The items of the list; null while there is no list. Other items move the focus back to the input. */
  items: readonly unknown[] | null
  /** Whether something is shown below the field: the list, or the reason for its absence. */
  showing: boolean
  listId: string
  toOptionId: (listId: string, index: number) => string
}

const isToggle = (target: Element) => target.closest('[data-search-toggle]') !== null

/**
 * The keys and clicks of a field with a list below (PRODUCT D4), and its attributes for screen readers. Listens on the
 * field itself, which belongs to a form that was there before.
 *
 * @returns whether the list is visible, the index of the option with the focus, and a function that closes the search.
 */
export function useCombobox({ area, input, items, showing, listId, toOptionId }: ComboboxOptions) {
  const router = useRouter()
  const hideForm = useSetAtom(hideSearchAtom)
  const [open, setOpen] = useState(true)
  const [focus, setFocus] = useState<{ index: number; items: readonly unknown[] | null }>({ index: INPUT, items })
  const focused = open && focus.items === items ? focus.index : INPUT
  const expanded = open && items !== null
  const activeId = expanded && focused !== INPUT ? toOptionId(listId, focused) : null

  const leave = () => {
    hideForm()
    document.querySelector<HTMLElement>('[data-search-toggle]')?.focus()
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Enter and arrows that choose among an input method's candidates are not for the list.
    if (event.isComposing || (event.target !== input.current && event.key !== 'Escape')) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (items === null) return
        event.preventDefault()
        setOpen(true)
        setFocus({ index: (event.key === 'ArrowDown' ? moveDown : moveUp)(focused, items.length), items })
        return
      case 'Enter':
        if (activeId === null) return
        event.preventDefault()
        document.getElementById(activeId)?.click()
        return
      case 'Escape':
        // The browser's default would empty the field.
        event.preventDefault()
        if (open && showing) setOpen(false)
        else leave()
        return
    }
  })

  useEffect(() => {
    const field = input.current
    if (!field) return
    const onInput = () => setOpen(true)
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node) setOpen(area.current?.contains(target) ?? false)
    }
    const onLeave = ({ relatedTarget: to }: FocusEvent) => {
      // Null: the window has lost the focus, or a touch has hit an element that takes none.
      if (!(to instanceof Element) || area.current?.contains(to) || isToggle(to)) return
      setOpen(false)
      hideForm()
    }
    const within = area.current
    field.addEventListener('input', onInput)
    within?.addEventListener('keydown', onKey)
    within?.addEventListener('focusout', onLeave)
    document.addEventListener('pointerdown', onPointer)
    const stopListening = router.subscribe('onBeforeNavigate', () => {
      setOpen(false)
      hideForm()
    })
    return () => {
      field.removeEventListener('input', onInput)
      within?.removeEventListener('keydown', onKey)
      within?.removeEventListener('focusout', onLeave)
      document.removeEventListener('pointerdown', onPointer)
      stopListening()
    }
  }, [area, input, hideForm, router])

  useEffect(() => {
    if (input.current) describeCombobox(input.current, { expanded, listId, activeId })
  }, [input, expanded, activeId, listId])

  return { open, focused, leave }
}
