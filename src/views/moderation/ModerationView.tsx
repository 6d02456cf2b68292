import { getRouteApi } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { loadModerationAtom, mayModerateAtom } from '../../atoms/moderation/moderation.ts'
import * as texts from '../../texts/moderation.ts'
import { LogView } from './LogView.tsx'
import { ModerationFrame } from './ModerationFrame.tsx'
import { QueueView } from './QueueView.tsx'

const route = getRouteApi('/moderation')

/** The moderation (E9): open flags, and the log of actions. Only for the roles that may; the server checks it again. */
export function ModerationView() {
  const shown = route.useLoaderData()
  const mayModerate = useAtomValue(mayModerateAtom)
  const load = useSetAtom(loadModerationAtom)
  // After a sign-in on this page nothing is loaded yet.
  useEffect(() => {
    if (mayModerate) void load(shown)
  }, [load, mayModerate, shown])
  return (
    <ModerationFrame
      active={shown.log ? 'log' : 'queue'}
      isOpen={mayModerate}
      closed={{ title: texts.notAllowed, text: texts.notAllowedText }}
    >
      {shown.log ? <LogView /> : <QueueView query={shown.query} member={shown.member ?? null} />}
    </ModerationFrame>
  )
}
