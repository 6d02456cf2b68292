import * as texts from '../../texts/marks.ts'
import { Icon } from '../kit/Icon.tsx'
import { MarkState } from './MarkState.tsx'
import type { MarkFace } from './markFace.ts'

type DiggButtonProps = {
  mark: MarkFace
  /** With one's own; null where nobody counts. A number stands there from the first on. */
  count: number | null
  /** What is liked, where a page has several: "nora_felds Kommentar". */
  what: string
  onToggle: () => void
}

/** Likes what somebody wrote; says how many do. */
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
