import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { loadAccountAtom } from '../../atoms/account/account.ts'
import { accountRef } from '../../atoms/account/refs.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { offlineAtom } from '../../atoms/core/network.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import * as texts from '../../texts/account.ts'
import { Missing } from '../../ui/kit/Missing.tsx'
import { SignInForm } from '../../ui/login/SignInForm.tsx'
import { AccountHead } from './AccountHead.tsx'
import styles from './AccountView.module.css'
import { AvatarRow } from './AvatarRow.tsx'
import { DeletionSection } from './DeletionSection.tsx'
import { EmailRow } from './EmailRow.tsx'
import { ExportSection } from './ExportSection.tsx'
import { FacebookRow } from './FacebookRow.tsx'
import { NewsletterRow } from './NewsletterRow.tsx'
import { NoticesSection } from './NoticesSection.tsx'
import { PasswordRow } from './PasswordRow.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { WatchlistRow } from './WatchlistRow.tsx'

/** "Konto" (B15): the pages for a member alone. A visitor signs in first. */
export function AccountView() {
  const session = useAtomValue(sessionAtom)
  const open = useSetAtom(modalAtom)
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      {session.type === 'RegisteredUser' ? (
        <MemberAccount key={session.id} username={session.username} credentials={session.credentials} />
      ) : (
        <SignInForm text={texts.visitorText} back="/konto" onSignIn={() => open({ type: 'login' })} />
      )}
    </div>
  )
}

function MemberAccount({ username, credentials }: { username: string; credentials: string }) {
  const resource = useResource(accountRef)
  const load = useSetAtom(loadAccountAtom)
  const isOffline = useAtomValue(offlineAtom)
  const last = resource.state === 'idle' ? null : resource.last
  // Another member's answer that is still on the page is not shown.
  const account = last?.data.username === username ? last.data : null
  const isOthers = last !== null && account === null
  // After a sign-in on this page nothing is loaded yet.
  useEffect(() => void load({ refresh: isOthers }), [load, isOthers])
  if (account === null) {
    return resource.state === 'failed' ? (
      <>
        <Missing
          isOffline={resource.failure.reason === 'unreachable'}
          offline={{ title: texts.unavailableTitle, text: texts.unavailableText }}
          error={{ title: texts.failedTitle, text: texts.failedText }}
          onRetry={() => void load({ refresh: true })}
        />
        {/* From the device: it needs no answer. */}
        <WatchlistRow />
      </>
    ) : (
      <p role="status">{texts.loading}</p>
    )
  }
  return (
    <>
      <AccountHead account={account} credentials={credentials} />
      {isOffline && (
        <p role="status" className={styles.offline}>
          {texts.offlineNote}
        </p>
      )}
      <NoticesSection />
      <AvatarRow account={account} />
      <EmailRow account={account} />
      <PasswordRow account={account} />
      <FacebookRow account={account} />
      <NewsletterRow account={account} />
      <WatchlistRow />
      <PrivacySection account={account} />
      <SessionsSection />
      <ExportSection />
      <DeletionSection account={account} />
    </>
  )
}
