import { getRouteApi } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { confirmEmailAtom } from '../../atoms/account/account.ts'
import type { Outcome } from '../../atoms/core/outcome.ts'
import { confirmation as words } from '../../texts/account.ts'
import { retry } from '../../texts/common.ts'
import { problemTexts } from '../../texts/problems.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Screen } from '../../ui/kit/Screen.tsx'

const route = getRouteApi('/email/$token')

type Confirmation = { state: 'working' } | { state: 'over'; outcome: Outcome<{ email: string }> }

/** The page of that link. */
export function ConfirmEmailView() {
  const { token } = route.useParams()
  return <EmailConfirmation token={token} />
}

/**
 * Where the link of a mail leads that confirms a new address. The page itself posts the token once it has come alive:
 * fetching it changes nothing, and mail scanners fetch.
 */
export function EmailConfirmation({ token }: { token: string }) {
  const confirm = useSetAtom(confirmEmailAtom)
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'working' })
  const asked = useRef<string | null>(null)
  const ask = async () => {
    setConfirmation({ state: 'working' })
    setConfirmation({ state: 'over', outcome: await confirm(token) })
  }
  const begin = useEffectEvent(() => {
    // A link counts once: the same is not asked twice.
    if (asked.current === token) return
    asked.current = token
    void ask()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is another confirmation
  useEffect(() => begin(), [token])
  return <div role="status">{toScreen(confirmation, () => void ask())}</div>
}

function toScreen(confirmation: Confirmation, again: () => void) {
  const { kicker } = words
  if (confirmation.state === 'working') {
    return (
      <Screen kicker={kicker} title={words.workingTitle} text={words.workingText}>
        {null}
      </Screen>
    )
  }
  const { outcome } = confirmation
  if (outcome.kind === 'done') {
    return (
      <Screen kicker={kicker} title={words.doneTitle} text={words.doneText(outcome.value.email)}>
        <LinkButton to="/konto">{words.toAccount}</LinkButton>
        <LinkButton to="/" variant="ghost">
          {words.toHome}
        </LinkButton>
      </Screen>
    )
  }
  if (outcome.problem === 'notFound' || outcome.problem === null) {
    return (
      <Screen kicker={kicker} title={words.unknownTitle} text={words.unknownText}>
        <LinkButton to="/konto">{words.toAccount}</LinkButton>
      </Screen>
    )
  }
  const isOffline = outcome.problem === 'unreachable'
  return (
    <Screen
      kicker={kicker}
      title={isOffline ? words.offlineTitle : words.failedTitle}
      text={isOffline ? words.offlineText : problemTexts[outcome.problem]}
    >
      <Button onClick={again}>{retry}</Button>
    </Screen>
  )
}
