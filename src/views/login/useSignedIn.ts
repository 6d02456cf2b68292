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
 * The steps after a sign-in (PRODUCT B2): on to a given address, or a welcome and the visitor's intent.
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
    // A new member is welcomed wherever the login goes on.
    if (isNew) notify({ kind: 'success', message: welcomeNew(name), link: { href: '/konto', caption: toAccount } })
    else if (path === null) {
      // The page itself goes on to the first steps; elsewhere the visitor had another intent.
      const link = !isPage && areAhead() ? { link: toFirstSteps } : {}
      notify({ kind: 'success', message: welcomeBack(name), ...link })
    }
    if (path === null) {
      resume()
      onWelcomed?.()
      return
    }
    setRedirecting(true)
    // The login page is replaced in the history, so that "back" does not lead to it.
    void router.navigate({ href: path, replace: isPage }).finally(() => resume())
  }
  return { isRedirecting, onSignedIn }
}
