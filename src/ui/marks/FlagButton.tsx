import { lazy, Suspense, useRef, useState } from 'react'
import * as texts from '../../texts/marks.ts'
import { emptyFlag, type FlagWhy } from './flagDraft.ts'
import { MarkState } from './MarkState.tsx'
import type { MarkFace } from './markFace.ts'

const FlagDialog = lazy(async () => ({ default: (await import('./FlagDialog.tsx')).FlagDialog }))

type FlagButtonProps = {
  mark: MarkFace
  /** The accessible name of the thing, where a page has several: "nora_felds Kommentar". */
  what: string
  onFlag: (why: FlagWhy) => void
  onTakeBack: () => void
}

/** The button to flag a text, with a dialog that asks for the reason. */
export function FlagButton({ mark, what, onFlag, onTakeBack }: FlagButtonProps) {
  const [isAsking, setAsking] = useState(false)
  // Kept after the dialog has closed, which may happen by accident.
  const [draft, setDraft] = useState(emptyFlag)
  const isSent = useRef(false)
  const send = (why: FlagWhy) => {
    isSent.current = true
    onFlag(why)
  }
  const close = () => {
    setAsking(false)
    if (isSent.current) setDraft(emptyFlag)
    isSent.current = false
  }
  return (
    <>
      <button type="button" aria-pressed={mark.set} onClick={() => (mark.set ? onTakeBack() : setAsking(true))}>
        {mark.set ? texts.flag.on : texts.flag.off}
        <span className="visuallyHidden">: {what}</span>
        <MarkState state={mark.state} />
      </button>
      {isAsking && (
        <Suspense>
          <FlagDialog draft={draft} onDraft={setDraft} onFlag={send} onClosed={close} />
        </Suspense>
      )}
    </>
  )
}
