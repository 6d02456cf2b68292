import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import * as texts from '../../../texts/mentions.ts'
import { AuthorAvatar } from '../../../ui/community/Byline.tsx'
import styles from './MentionList.module.css'
import { placeList } from './placeList.ts'
import type { Namesake } from './toNamesakes.ts'

type MentionListProps = {
  id: string
  names: readonly Namesake[]
  active: number
  field: RefObject<HTMLTextAreaElement | null>
  /** Where the name begins in the field. */
  start: number
  onPick: (name: Namesake) => void
}

/** The id of a name in the list. */
export const toOptionId = (id: string, index: number): string => `${id}-${index}`

/** The list of suggested names, at the field in which a name is typed. */
export function MentionList({ id, names, active, field, start, onPick }: MentionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = list.current
    // The top layer: no element around the list clips it or covers it.
    element?.showPopover?.()
    const place = () => {
      if (element && field.current) placeList(element, field.current, start)
    }
    place()
    // The on-screen keyboard changes the visual viewport.
    const view = window.visualViewport
    view?.addEventListener('resize', place)
    window.addEventListener('resize', place)
    return () => {
      view?.removeEventListener('resize', place)
      window.removeEventListener('resize', place)
    }
  }, [field, start])
  useLayoutEffect(() => {
    if (list.current && field.current && names.length > 0) placeList(list.current, field.current, start)
  }, [names.length, field, start])
  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={texts.label}
      tabIndex={-1}
      className={styles.list}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {names.map((name, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        <div
          key={name.author.id}
          id={toOptionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          onClick={() => onPick(name)}
        >
          <AuthorAvatar author={name.author} size="small" />
          <span className={styles.name}>{name.author.username}</span>
          {texts.known[name.from] && <span className={styles.known}>{texts.known[name.from]}</span>}
        </div>
      ))}
    </div>
  )
}
