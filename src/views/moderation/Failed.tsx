import type { Failure } from '../../atoms/failure.ts'
import * as texts from '../../texts/moderation.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

type FailedProps = { failure: Failure; title?: string; onRetry: () => void }

/** Nothing came, and nothing of it lies on the device. */
export function Failed({ failure, title = texts.failed, onRetry }: FailedProps) {
  const isOffline = failure.reason === 'unreachable'
  return (
    <Notice
      kind={isOffline ? 'offline' : 'error'}
      title={isOffline ? texts.unavailable : title}
      text={isOffline ? texts.unavailableText : texts.failedText}
      action={<Button onClick={onRetry}>{texts.retry}</Button>}
    />
  )
}
