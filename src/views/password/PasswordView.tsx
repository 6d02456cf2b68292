import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { isLinkOverAtom } from '../../atoms/login/recovery.ts'
import * as texts from '../../texts/password.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import styles from './PasswordView.module.css'

const route = getRouteApi('/passwort/$token')

/** The page of the link in a recovery's mail: a new password, or another link where this one has expired (B3). */
export function PasswordView() {
  const { token } = route.useParams()
  const navigate = useNavigate()
  const [isOver, setOver] = useState(false)
  const ask = useSetAtom(isLinkOverAtom)
  // An expired link shows no form; until the answer is here the form can be used.
  useEffect(() => {
    void ask(token).then((over) => over && setOver(true))
  }, [ask, token])
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.passwordTitle}</h1>
      {isOver ? (
        <Notice
          kind="error"
          title={texts.linkOverTitle}
          text={texts.linkOverText}
          action={
            <LinkButton to="/anmelden" state={{ login: { start: 'recover' } }}>
              {texts.newLink}
            </LinkButton>
          }
        />
      ) : (
        <PasswordForm
          token={token}
          onSet={(username) =>
            // The link is used: "back" must not lead to it.
            void navigate({ to: '/anmelden', replace: true, state: { login: { newPasswordOf: username } } })
          }
          onLinkOver={() => setOver(true)}
        />
      )}
    </div>
  )
}
