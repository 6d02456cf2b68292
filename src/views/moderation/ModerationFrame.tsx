import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { modalAtom } from '../../atoms/core/modal.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { mayAssignRolesAtom } from '../../atoms/moderation/roles.ts'
import * as texts from '../../texts/moderation.ts'
import * as roleTexts from '../../texts/roles.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { PageNavigation } from '../../ui/kit/PageNavigation.tsx'
import styles from './ModerationView.module.css'

type ModerationFrameProps = {
  active: 'queue' | 'log' | 'roles'
  /** Whether the signed-in member may see the page. */
  isOpen: boolean
  /** The text for a member who may not see it. */
  closed: { title: string; text: string }
  children: ReactNode
}

/** Heading and navigation of the moderation's pages; to all others it is closed. The roles are for admins alone. */
export function ModerationFrame({ active, isOpen, closed, children }: ModerationFrameProps) {
  const mayAssignRoles = useAtomValue(mayAssignRolesAtom)
  const pages = [
    { text: texts.queue, href: '/moderation', active: active === 'queue', tracking_label: 'moderation_queue' },
    { text: texts.log, href: '/moderation?view=log', active: active === 'log', tracking_label: 'moderation_log' },
    ...(mayAssignRoles
      ? [
          {
            text: roleTexts.tab,
            href: '/moderation/rollen',
            active: active === 'roles',
            tracking_label: 'moderation_roles',
          },
        ]
      : []),
  ]
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      {isOpen ? (
        <>
          <PageNavigation label={texts.pages} items={pages} />
          {children}
        </>
      ) : (
        <Closed closed={closed} />
      )}
    </div>
  )
}

/** The page for all others: a visitor may sign in, a member lacks the role. */
function Closed({ closed }: Pick<ModerationFrameProps, 'closed'>) {
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
    <Notice kind="empty" title={closed.title} text={closed.text} />
  )
}
