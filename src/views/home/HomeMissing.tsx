import type { Failure } from '../../atoms/core/resource.ts'
import * as texts from '../../texts/home.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'

/** Nothing of the page is there: the device has none of it, or the server failed. */
export function HomeMissing({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <div className="wrap">
      <h1 className="visuallyHidden">{texts.homeTitle}</h1>
      <Missing
        isOffline={failure.reason === 'unreachable'}
        offline={{ title: texts.unavailableTitle, text: texts.unavailableText }}
        error={{ title: texts.failedTitle, text: texts.failedText }}
        onRetry={onRetry}
        also={
          <>
            <LinkButton variant="text" to="/kino/kinoprogramm/lieblingskinos">
              {texts.toFavourites}
            </LinkButton>
            <LinkButton variant="text" to="/kino/kinoprogramm">
              {texts.openProgramme}
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
