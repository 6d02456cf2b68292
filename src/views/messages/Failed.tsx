import * as texts from '../../texts/messages.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'

/** The notice in the place of messages that could not be loaded. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      {...{ kind: 'error', title: texts.failed, text: texts.failedText }}
      action={<Button onClick={onRetry}>{texts.retry}</Button>}
    />
  )
}
