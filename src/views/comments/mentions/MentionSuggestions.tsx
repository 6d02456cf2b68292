import { type RefObject, useEffect, useId, useState } from 'react'
import * as texts from '../../../texts/mentions.ts'
import { describeCombobox, undescribeCombobox } from '../../../ui/kit/combobox.ts'
import { insertName } from './insertName.ts'
import { MentionList, toOptionId } from './MentionList.tsx'
import type { Namesake } from './toNamesakes.ts'
import { useFragment } from './useFragment.ts'
import { useMentionKeys } from './useMentionKeys.ts'
import { useNamesakes } from './useNamesakes.ts'

/**
 * Suggests names while one is typed after an `@`. The form keeps control of the field: this part listens to its events,
 * and enters text as a keyboard would. With a list, the field is a combobox; without one, a plain textarea.
 */
export function MentionSuggestions({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const listId = useId()
  const { fragment, dismiss } = useFragment(field)
  const typed = fragment?.typed ?? null
  const names = useNamesakes(typed)
  const [moved, setMoved] = useState<{ to: number; typed: string | null }>({ to: 0, typed })
  // The active option belongs to the text for which it was chosen: other text has other names.
  const active = moved.typed === typed && moved.to < names.length ? moved.to : 0
  const activeId = names.length > 0 ? toOptionId(listId, active) : null
  const pick = (name: Namesake | undefined) => {
    if (field.current && fragment && name) insertName(field.current, fragment, name.author.username)
  }
  useMentionKeys(field, {
    count: names.length,
    active,
    onMove: (to) => setMoved({ to, typed }),
    onPick: () => pick(names[active]),
    onDismiss: () => fragment && dismiss(fragment),
  })
  useEffect(() => {
    const element = field.current
    if (!element || activeId === null) return
    describeCombobox(element, { expanded: true, listId, activeId })
  }, [field, listId, activeId])
  const isOpen = fragment !== null && names.length > 0
  useEffect(() => {
    const element = field.current
    if (!element || !isOpen) return
    return () => undescribeCombobox(element)
  }, [field, isOpen])
  return (
    <>
      <p className="visuallyHidden" role="status">
        {isOpen && texts.found(names.length)}
      </p>
      {isOpen && (
        <MentionList id={listId} names={names} active={active} field={field} start={fragment.start} onPick={pick} />
      )}
    </>
  )
}
