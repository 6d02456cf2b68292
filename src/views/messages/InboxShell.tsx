import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { modalAtom } from '../../atoms/core/modal.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { useHydrated } from '../../atoms/core/useHydrated.ts'
import { threadsAtom, type VisibleThread } from '../../atoms/messages/threads.ts'
import * as texts from '../../texts/messages.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { SignInForm } from '../../ui/login/SignInForm.tsx'
import { Loading } from './Loading.tsx'
import { MessageSearch } from './MessageSearch.tsx'
import styles from './Messages.module.css'
import { ThreadList } from './ThreadList.tsx'

type InboxShellProps = {
  /** The path to which a sign-in leads back. */
  back: string
  /** Beside the threads on a wide screen, in their place on a narrow one; null for the inbox itself. */
  children: ((threads: readonly VisibleThread[] | null) => ReactNode) | null
}

/** The inbox with what is open beside it; a visitor is asked to sign in. */
export function InboxShell({ back, children }: InboxShellProps) {
  const owner = useAtomValue(ownerAtom)
  const known = useAtomValue(threadsAtom)
  const open = useSetAtom(modalAtom)
  const threads = useHydrated() ? known : null
  if (owner === null) {
    return (
      <div className={styles.page}>
        <h1>{texts.heading}</h1>
        <SignInForm text={texts.visitor} back={back} onSignIn={() => open({ type: 'login' })} />
      </div>
    )
  }
  const Heading = children === null ? 'h1' : 'h2'
  return (
    <div className={styles.columns} data-open={children !== null || undefined}>
      <section className={styles.list} aria-label={texts.heading}>
        <div className={styles.head}>
          <Heading className={styles.heading}>{texts.heading}</Heading>
          <Link to="/inbox/neu" className={styles.new}>
            <Icon name="pencil" size="small" />
            {texts.write}
          </Link>
        </div>
        {threads === null ? (
          <Loading />
        ) : threads.length === 0 ? (
          <Notice
            {...{ kind: 'empty', icon: 'mail', title: texts.empty, text: texts.emptyText }}
            action={<LinkButton to="/inbox/neu">{texts.newHeading}</LinkButton>}
          />
        ) : (
          <MessageSearch threads={threads}>
            <ThreadList threads={threads} />
          </MessageSearch>
        )}
      </section>
      <div className={styles.open}>
        {children ? children(threads) : <p className={styles.choose}>{texts.chooseOne}</p>}
      </div>
    </div>
  )
}
