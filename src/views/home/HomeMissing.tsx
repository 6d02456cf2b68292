import type { Failure } from '../../atoms/resource.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/home.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Nothing of the page is there: the device has none of it, or the server failed. */
export function HomeMissing({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const offline = failure.reason === 'unreachable'
  return (
    <div className="wrap">
      <h1 className="visuallyHidden">{texts.homeTitle}</h1>
      <Notice
        kind={offline ? 'offline' : 'error'}
        title={offline ? texts.unavailableTitle : texts.failedTitle}
        text={offline ? texts.unavailableText : texts.failedText}
        action={
          <>
            <Button onClick={onRetry}>{retry}</Button>
            <LinkButton variant="text" to="/kino/kinoprogramm">
              {texts.openProgramme}
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
