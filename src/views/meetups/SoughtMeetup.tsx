import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { refreshOwnAtom } from '../../atoms/core/outbox.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { goneMeetupsAtom } from '../../atoms/meetups/meetups.ts'
import { meetupRef } from '../../atoms/meetups/refs.ts'
import * as texts from '../../texts/meetups.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { Loading } from './Loading.tsx'

/**
 * A meetup that the device does not hold: an invitation may be newer than what was fetched. The server is asked whether
 * there is one; where there is, it comes with the member's own state.
 */
export function SoughtMeetup({ id }: { id: string }) {
  const found = useResource(meetupRef(id))
  const load = useSetAtom(loadResourceAtom)
  const refreshOwn = useSetAtom(refreshOwnAtom)
  const isThere = found.state === 'ready'
  const isGone = useAtomValue(goneMeetupsAtom).has(id)
  useEffect(() => void load(meetupRef(id), { refresh: true }), [load, id])
  useEffect(() => {
    if (isThere) refreshOwn()
  }, [isThere, refreshOwn])
  if (found.state !== 'failed') {
    return (
      <>
        <h1>{texts.one}</h1>
        <Loading />
      </>
    )
  }
  const isOffline = found.failure.reason === 'unreachable' && !isGone
  return (
    <Notice
      {...{ kind: isOffline ? 'offline' : 'unfound', isPage: true }}
      title={isOffline ? texts.notHere : texts.missing}
      text={isOffline ? texts.notHereText : texts.missingText}
      action={<LinkButton to="/meine_verabredungen">{texts.toAll}</LinkButton>}
    />
  )
}
