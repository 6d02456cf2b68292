import { getRouteApi } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { modalAtom } from '../../atoms/modal.ts'
import { loadModerationAtom, mayModerateAtom } from '../../atoms/moderation.ts'
import { sessionAtom } from '../../atoms/session.ts'
import * as texts from '../../texts/moderation.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageNavigation } from '../../ui/PageNavigation.tsx'
import { LogView } from './LogView.tsx'
import styles from './ModerationView.module.css'
import { QueueView } from './QueueView.tsx'

const route = getRouteApi('/moderation')

/** The moderation (E9): what was flagged, and what was done. Only for the roles that may; the server asks again. */
export function ModerationView() {
  const shown = route.useLoaderData()
  const mayModerate = useAtomValue(mayModerateAtom)
  const load = useSetAtom(loadModerationAtom)
  // Who signs in on this page has loaded nothing yet.
  useEffect(() => {
    if (mayModerate) void load(shown)
  }, [load, mayModerate, shown])
  const pages = [
    { text: texts.queue, href: '/moderation', active: !shown.log, tracking_label: 'moderation_queue' },
    { text: texts.log, href: '/moderation?view=log', active: shown.log, tracking_label: 'moderation_log' },
  ]
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      {mayModerate ? (
        <>
          <PageNavigation label={texts.pages} items={pages} />
          {shown.log ? <LogView /> : <QueueView query={shown.query} member={shown.member ?? null} />}
        </>
      ) : (
        <Closed />
      )}
    </div>
  )
}

/** For everybody else: a visitor may sign in, a member has not the role. */
function Closed() {
  const isVisitor = useAtomValue(sessionAtom).type !== 'RegisteredUser'
  const open = useSetAtom(modalAtom)
  return isVisitor ? (
    <Notice
      kind="empty"
      title={texts.visitor}
      text={texts.visitorText}
      action={<Button onClick={() => open({ type: 'login' })}>{texts.signIn}</Button>}
    />
  ) : (
    <Notice kind="empty" title={texts.notAllowed} text={texts.notAllowedText} />
  )
}
