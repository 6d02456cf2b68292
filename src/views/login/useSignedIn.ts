import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { resumeIntentAtom } from '../../atoms/core/modal.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { areFirstStepsAheadAtom } from '../../atoms/firstSteps/firstStepsOffer.ts'
import { toLocalPath } from '../../atoms/login/localPath.ts'
import { heading as firstSteps } from '../../texts/firstSteps.ts'
import { welcomeBack } from '../../texts/login.ts'
import { toAccount, welcomeNew } from '../../texts/social.ts'

const toFirstSteps = { href: '/erste-schritte', caption: firstSteps }

/**
 * What follows a sign-in (PRODUCT B2): on to a given address, or a welcome and what the visitor meant to do.
 *
 * @param redirectTo a path of this site; anything else counts as none.
 * @param onWelcomed the login's callback, where it does not go on to an address.
 */
export function useSignedIn(redirectTo: string | undefined, onWelcomed?: () => void) {
  const router = useRouter()
  const notify = useSetAtom(notifyAtom)
  const resume = useSetAtom(resumeIntentAtom)
  const areAhead = useSetAtom(areFirstStepsAheadAtom)
  const [isRedirecting, setRedirecting] = useState(false)
  const onSignedIn = (name: string, isNew: boolean) => {
    const path = toLocalPath(redirectTo)
    const isPage = router.state.location.pathname === '/anmelden'
    // Whoever has just become a member hears so wherever it goes on.
    if (isNew) notify({ kind: 'success', message: welcomeNew(name), link: { href: '/konto', caption: toAccount } })
    else if (path === null) {
      // The page goes on to the first steps by itself; elsewhere something else was meant.
      const link = !isPage && areAhead() ? { link: toFirstSteps } : {}
      notify({ kind: 'success', message: welcomeBack(name), ...link })
    }
    if (path === null) {
      resume()
      onWelcomed?.()
      return
    }
    setRedirecting(true)
    // Nobody goes back to a login that is done.
    void router.navigate({ href: path, replace: isPage }).finally(() => resume())
  }
  return { isRedirecting, onSignedIn }
}
