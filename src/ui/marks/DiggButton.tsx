import * as texts from '../../texts/marks.ts'
import { Icon } from '../kit/Icon.tsx'
import { MarkState } from './MarkState.tsx'
import type { MarkFace } from './markFace.ts'

type DiggButtonProps = {
  mark: MarkFace
  /** The number of diggs with the member's own; null where it is not counted. 0 is not shown. */
  count: number | null
  /** The accessible name of the thing, where a page has several: "nora_felds Kommentar". */
  what: string
  onToggle: () => void
}

/** The button to digg a text, with the number of diggs. */
export function DiggButton({ mark, count, what, onToggle }: DiggButtonProps) {
  return (
    <button type="button" aria-pressed={mark.set} onClick={onToggle}>
      <Icon name="digg" size="small" filled={mark.set} />
      {count ? texts.diggs(count) : texts.digg}
      <span className="visuallyHidden">: {what}</span>
      <MarkState state={mark.state} />
    </button>
  )
}
