import type { Failure } from '../../atoms/core/failure.ts'
import * as texts from '../../texts/moderation.ts'
import { Missing } from '../../ui/kit/Missing.tsx'

type FailedProps = { failure: Failure; title?: string; onRetry: () => void }

/** Nothing came, and nothing of it lies on the device. */
export function Failed({ failure, title = texts.failed, onRetry }: FailedProps) {
  return (
    <Missing
      isOffline={failure.reason === 'unreachable'}
      offline={{ title: texts.unavailable, text: texts.unavailableText }}
      error={{ title, text: texts.failedText }}
      onRetry={onRetry}
    />
  )
}
