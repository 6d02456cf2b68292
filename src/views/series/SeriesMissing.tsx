import type { Failure } from '../../atoms/core/resource.ts'
import * as texts from '../../texts/series.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import styles from './SeriesMissing.module.css'

/** The series is not here: an honest note, and a way on. */
export function SeriesMissing({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <div className={styles.page}>
      <Missing
        isPage
        isOffline={failure.reason === 'unreachable'}
        offline={{ title: texts.neverHere, text: texts.neverHereText }}
        error={{ title: texts.failedTitle, text: texts.failedText }}
        onRetry={onRetry}
        also={
          <LinkButton to="/" variant="text">
            {texts.toHome}
          </LinkButton>
        }
      />
    </div>
  )
}
