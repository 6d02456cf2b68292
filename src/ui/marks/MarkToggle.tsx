import type { MouseEvent } from 'react'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import type { IconName } from '../kit/icons.ts'
import { MarkState } from './MarkState.tsx'
import type { MarkFace } from './markFace.ts'

type MarkToggleProps = {
  icon: IconName
  words: { off: string; on: string }
  mark: MarkFace
  onToggle: (event: MouseEvent) => void
  /** What it is about, for screen readers: one of many on a page. */
  about?: string
  /** Stands out while it is off, as the one thing to do. */
  primary?: boolean
}

/** A mark that is on or off: remember, seen, follow, mute. */
export function MarkToggle({ icon, words, mark, onToggle, about, primary = false }: MarkToggleProps) {
  const { set, state } = mark
  return (
    <Button variant={primary && !set ? 'primary' : 'ghost'} aria-pressed={set} onClick={onToggle}>
      <Icon name={icon} filled={set && (icon === 'bookmark' || icon === 'digg')} />
      <span>
        {set ? words.on : words.off}
        {about !== undefined && <span className="visuallyHidden">: {about}</span>}
        <MarkState state={state} />
      </span>
    </Button>
  )
}
