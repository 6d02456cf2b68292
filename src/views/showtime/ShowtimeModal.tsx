import { useAtomValue } from 'jotai'
import type { ShowtimeId } from '#contract/ids.ts'
import { toUnsure } from '../../atoms/core/asOf.ts'
import { resourcesAtom } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { findKnownShowtime } from '../../atoms/showtime/knownShowtime.ts'
import { showtimeRef } from '../../atoms/showtime/refs.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/showtime.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { KnownShowtimeDetails } from './KnownShowtimeDetails.tsx'
import { ShowtimeDetails } from './ShowtimeDetails.tsx'
import { ShowtimeSkeleton } from './ShowtimeSkeleton.tsx'
import { useOpenShowtime } from './useOpenShowtime.ts'

/** The content of the showtime modal: fetched on opening unless it is loaded already (PRODUCT C4). */
export function ShowtimeModal({ id }: { id: ShowtimeId }) {
  const retry = useOpenShowtime(id)
  const showtime = useResource(showtimeRef(id))
  const known = findKnownShowtime(useAtomValue(resourcesAtom), id)
  const last = showtime.state === 'idle' ? null : showtime.last
  const now = useNow((last ?? known)?.fetchedAt ?? '1970-01-01T00:00:00Z')
  if (last) return <ShowtimeDetails showtime={last.data} now={now} unsure={toUnsure(showtime, now)} />
  if (showtime.state !== 'failed') return <ShowtimeSkeleton />
  switch (showtime.failure.reason) {
    case 'notFound':
      return (
        <Notice
          kind="empty"
          title={texts.goneTitle}
          text={texts.goneText}
          action={<LinkButton to="/kino/kinoprogramm">{texts.toProgramme}</LinkButton>}
        />
      )
    case 'unreachable':
      if (known) {
        return (
          <>
            <KnownShowtimeDetails known={known} now={now} />
            <Retry kind="offline" title={texts.onlyPartly} text={texts.unavailableText} onRetry={retry} />
          </>
        )
      }
      return <Retry kind="offline" title={texts.unavailableTitle} text={texts.unavailableText} onRetry={retry} />
    case 'problem':
      return <Retry kind="error" title={texts.failedTitle} text={texts.failedText} onRetry={retry} />
  }
}

type RetryProps = { kind: 'offline' | 'error'; title: string; text: string; onRetry: () => void }

function Retry({ onRetry, ...notice }: RetryProps) {
  return <Notice {...notice} action={<Button onClick={onRetry}>{retry}</Button>} />
}
