import { lazy, Suspense, useState } from 'react'
import type { FlagReason } from '#contract/marks.ts'
import * as texts from '../../texts/marks.ts'
import { MarkState } from './MarkState.tsx'
import type { MarkFace } from './markFace.ts'

const FlagDialog = lazy(async () => ({ default: (await import('./FlagDialog.tsx')).FlagDialog }))

type FlagButtonProps = {
  mark: MarkFace
  /** What is flagged, where a page has several: "nora_felds Kommentar". */
  what: string
  onFlag: (reason: FlagReason) => void
  onTakeBack: () => void
}

/** Tells the moderation of what somebody wrote, after asking why. */
export function FlagButton({ mark, what, onFlag, onTakeBack }: FlagButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" aria-pressed={mark.set} onClick={() => (mark.set ? onTakeBack() : setAsking(true))}>
        {mark.set ? texts.flag.on : texts.flag.off}
        <span className="visuallyHidden">: {what}</span>
        <MarkState state={mark.state} />
      </button>
      {isAsking && (
        <Suspense>
          <FlagDialog onFlag={onFlag} onClosed={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
