import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { toLocalPath } from '../../atoms/localPath.ts'
import { resumeIntentAtom } from '../../atoms/modal.ts'
import { notifyAtom } from '../../atoms/toast.ts'
import { welcomeBack } from '../../texts/login.ts'
import { toAccount, welcomeNew } from '../../texts/social.ts'

/**
 * What follows a sign-in (SPEC §4): on to a given address, or a welcome and what the visitor meant to do.
 *
 * @param redirectTo a path of this site; anything else counts as none.
 * @param onWelcomed the login's callback, where it does not go on to an address.
 */
export function useSignedIn(redirectTo: string | undefined, onWelcomed?: () => void) {
  const router = useRouter()
  const notify = useSetAtom(notifyAtom)
  const resume = useSetAtom(resumeIntentAtom)
  const [isRedirecting, setRedirecting] = useState(false)
  const onSignedIn = (name: string, isNew: boolean) => {
    const path = toLocalPath(redirectTo)
    // Whoever has just become a member hears so wherever it goes on.
    if (isNew) notify({ kind: 'success', message: welcomeNew(name), link: { href: '/konto', caption: toAccount } })
    else if (path === null) notify({ kind: 'success', message: welcomeBack(name) })
    if (path === null) {
      resume()
      onWelcomed?.()
      return
    }
    setRedirecting(true)
    // Nobody goes back to a login that is done.
    const replace = router.state.location.pathname === '/anmelden'
    void router.navigate({ href: path, replace }).finally(() => resume())
  }
  return { isRedirecting, onSignedIn }
}
