import { useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/core/modal.ts'
import { signInFor } from '../../texts/comingSoon.ts'
import { SignInForm } from '../../ui/login/SignInForm.tsx'

/** Opens the login above the page; without scripts the form leads to the page of its own. */
export function SignInHere({ back }: { back: string }) {
  const open = useSetAtom(modalAtom)
  return <SignInForm text={signInFor} back={back} onSignIn={() => open({ type: 'login' })} />
}
