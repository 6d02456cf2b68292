import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import type { IdOrPermalink } from '#contract/ids.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { useAgainOnceReachable } from '../../atoms/core/useAgainOnceReachable.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { useLiveOne } from '../../atoms/live/useLiveOne.ts'
import { ownTriviaAtom } from '../../atoms/trivia/ownTrivia.ts'
import { factRef } from '../../atoms/trivia/refs.ts'
import { toShownTrivia } from '../../atoms/trivia/toShownTrivia.ts'
import type { TriviaTitle } from '../../atoms/trivia/writeTrivia.ts'
import { linkedFact } from '../../texts/trivia.ts'
import { LinkedPart } from '../../ui/community/LinkedPart.tsx'
import { TriviaEntry } from './TriviaEntry.tsx'

type LinkedFactProps = {
  /** The fact to which the address names a comment. */
  id: IdOrPermalink
  title: TriviaTitle
}

/** A fact that the address names and no loaded page has: above the list, with its comments, and as live as that. */
export function LinkedFact({ id, title }: LinkedFactProps) {
  const found = useResource(factRef(id))
  const load = useSetAtom(loadResourceAtom)
  const reload = useReload(factRef(id))
  useAgainOnceReachable(found, reload)
  useEffect(() => void load(factRef(id)), [load, id])
  const last = found.state === 'idle' ? null : found.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const { type, id: item } = title
  useLiveOne({ reference: factRef(id), topic: `${type}/${item}`, isAbout: ({ thing }) => thing.id === id })
  const own = useAtomValue(useMemo(() => ownTriviaAtom(type, item), [type, item]))
  const isAbout = last?.data.trivializableId === item
  const answer = last && isAbout ? { items: [last.data], nextPage: null, fetchedAt: last.fetchedAt } : null
  const mine = new Map([...own].filter(([each]) => each === id))
  const [shown] = toShownTrivia(answer, mine, { type, item, category: undefined, me: null })
  const isFailed = found.state === 'failed' && found.failure.reason !== 'notFound'
  const isGone = last !== null || (found.state === 'failed' && !isFailed)
  return (
    <LinkedPart
      state={shown ? 'here' : isGone ? 'gone' : isFailed ? 'failed' : 'loading'}
      words={linkedFact}
      level={2}
      onRetry={reload}
    >
      {shown && <TriviaEntry shown={shown} title={title} now={now} fetchedAt={last?.fetchedAt ?? ''} />}
    </LinkedPart>
  )
}
