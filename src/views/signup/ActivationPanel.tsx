import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { sessionAtom } from '../../atoms/core/session.ts'
import { activateAtom, activationAtom } from '../../atoms/signup/activation.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/signup.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { LoadingDots } from '../../ui/kit/LoadingDots.tsx'
import { Letter } from './Letter.tsx'

/**
 * Activates a profile by its mailed link, once the page has come alive: what follows the links of mails to look for
 * harm gets a page and activates nothing.
 */
export function ActivationPanel({ token }: { token: string }) {
  const activation = useAtomValue(activationAtom)
  const session = useAtomValue(sessionAtom)
  const activate = useSetAtom(activateAtom)
  useEffect(() => void activate(token), [activate, token])
  const member = session.type === 'RegisteredUser' ? session.username : null

  switch (activation.state) {
    case 'working':
      return (
        <Letter
          sign={{ moving: <LoadingDots label={texts.activating} /> }}
          title={texts.activationTitle}
          sentences={[texts.activating]}
        >
          <noscript>{texts.needsScripts}</noscript>
        </Letter>
      )
    case 'done':
      return (
        <Letter
          sign="check"
          kind="done"
          title={texts.activated}
          sentences={[texts.welcome(activation.username), texts.firstDay]}
          note={member === null ? texts.firstStepsNext : texts.signedInAs(member)}
        >
          {member === null ? (
            <LinkButton to="/anmelden">{texts.signIn}</LinkButton>
          ) : (
            <LinkButton to="/">{texts.toHome}</LinkButton>
          )}
        </Letter>
      )
    case 'invalid':
      return (
        <Letter
          sign="link"
          kind="over"
          title={texts.linkOver}
          sentences={[texts.linkOverText]}
          note={member === null ? undefined : texts.signedInAs(member)}
        >
          {member === null ? (
            <>
              <LinkButton to="/anmelden">{texts.signIn}</LinkButton>
              <LinkButton to="/registrieren" variant="ghost">
                {texts.registerAgain}
              </LinkButton>
            </>
          ) : (
            <LinkButton to="/">{texts.toHome}</LinkButton>
          )}
        </Letter>
      )
    case 'refused':
      return (
        <Letter
          sign={activation.problem === 'unreachable' ? 'offline' : 'retry'}
          kind="over"
          title={texts.notActivated}
          sentences={[texts.activationRefusals[activation.problem]]}
        >
          <Button onClick={() => void activate(token)}>{retry}</Button>
        </Letter>
      )
  }
}
