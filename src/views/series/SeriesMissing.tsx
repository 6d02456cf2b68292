import type { Failure } from '../../atoms/resource.ts'
import * as texts from '../../texts/series.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './SeriesMissing.module.css'

/** The series is not here: an honest note, and a way on. */
export function SeriesMissing({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const offline = failure.reason === 'unreachable'
  return (
    <div className={styles.page}>
      <Notice
        kind={offline ? 'offline' : 'error'}
        title={offline ? texts.neverHere : texts.failedTitle}
        text={offline ? texts.neverHereText : texts.failedText}
        action={<Button onClick={onRetry}>{texts.retry}</Button>}
      />
      <LinkButton to="/" variant="ghost">
        {texts.toHome}
      </LinkButton>
    </div>
  )
}
