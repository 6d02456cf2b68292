import { getRouteApi } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { toThreadPath } from '#contract/messagePath.ts'
import { refreshOwnAtom } from '../../atoms/core/outbox.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { useHydrated } from '../../atoms/core/useHydrated.ts'
import { openThreadAtom, threadPart } from '../../atoms/messages/thread.ts'
import type { VisibleThread } from '../../atoms/messages/threads.ts'
import * as texts from '../../texts/messages.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { Failed } from './Failed.tsx'
import { InboxShell } from './InboxShell.tsx'
import { Loading } from './Loading.tsx'
import styles from './Messages.module.css'
import { Thread } from './Thread.tsx'

const route = getRouteApi('/inbox/$id')

/** One thread, beside the inbox where there is room. */
export function ThreadView() {
  const { id } = route.useParams()
  return <InboxShell back={toThreadPath(id)}>{(threads) => <Opened key={id} id={id} threads={threads} />}</InboxShell>
}

function Opened({ id, threads }: { id: string; threads: readonly VisibleThread[] | null }) {
  const owner = useAtomValue(ownerAtom)
  const known = useAtomValue(threadPart(id, ''))
  const open = useSetAtom(openThreadAtom)
  const refreshOwn = useSetAtom(refreshOwnAtom)
  const part = useHydrated() ? known : null
  const thread = threads?.find((each) => each.id === id)
  const isReady = threads !== null
  // Once the device has answered: it says up to where the member has read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member opens it anew
  useEffect(() => {
    if (isReady) void open(id)
  }, [id, open, isReady, owner])
  const isNewHere = part?.state === 'ready' && threads !== null && thread === undefined
  useEffect(() => {
    if (isNewHere) refreshOwn()
  }, [isNewHere, refreshOwn])
  const toAll = <LinkButton to="/inbox">{texts.toAll}</LinkButton>
  if (part === null || threads === null) return <Waiting />
  if (part.state === 'missing') {
    return <Notice {...{ kind: 'unfound', isPage: true, title: texts.gone, text: texts.goneText }} action={toAll} />
  }
  if (thread === undefined) {
    if (part.state === 'unreachable') {
      return (
        <Notice {...{ kind: 'offline', isPage: true, title: texts.notHere, text: texts.notHereText }} action={toAll} />
      )
    }
    return part.state === 'failed' ? <Failed onRetry={() => void open(id)} /> : <Waiting />
  }
  return <Thread thread={thread} part={part} onRetry={() => void open(id)} />
}

function Waiting() {
  return (
    <>
      <h1 className={styles.heading}>{texts.one}</h1>
      <Loading />
    </>
  )
}
