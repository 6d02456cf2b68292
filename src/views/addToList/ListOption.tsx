import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import type { ListChoice } from '../../atoms/lists/listChoices.ts'
import * as texts from '../../texts/lists.ts'
import { waitingWords } from '../../texts/waiting.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './ListPicker.module.css'

type ListOptionProps = { id: string; choice: ListChoice; isActive: boolean; isChosen: boolean; onPick: () => void }

/** A list to choose; one that holds the title already cannot be chosen. */
export function ListOption({ id, choice, isActive, isChosen, onPick }: ListOptionProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  const isBeingSent = useAtomValue(isBeingSentAtom)
  const { name, count, isOn, isPending } = choice
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    <div
      ref={ref}
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={isOn || undefined}
      data-active={isActive || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={isOn ? undefined : onPick}
    >
      {isOn && <Icon name={isPending ? 'clock' : 'check'} size="small" />}
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{isOn ? (isPending ? waitingWords(isBeingSent) : texts.alreadyOn) : count}</span>
    </div>
  )
}
