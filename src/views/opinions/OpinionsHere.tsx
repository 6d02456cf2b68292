import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Answer } from '#contract/call.ts'
import type { Opinion, opinionsCall } from '#contract/friends.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { useAgainOnceReachable } from '../../atoms/core/useAgainOnceReachable.ts'
import { useFirstLoad } from '../../atoms/core/useFirstLoad.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { opinionsRef } from '../../atoms/friends/refs.ts'
import { useMuted } from '../../atoms/marks/useMuted.ts'
import * as texts from '../../texts/friends.ts'
import { AuthorAvatar } from '../../ui/community/Byline.tsx'
import { Fold } from '../../ui/community/Fold.tsx'
import type { OpinionsPartProps } from '../../ui/community/opinionsPart.ts'
import { Prose } from '../../ui/community/Prose.tsx'
import { toDay } from '../../ui/community/toDay.ts'
import { toDecimal } from '../../ui/kit/format.ts'
import { LoadingDots } from '../../ui/kit/LoadingDots.tsx'
import { ScoreBadge } from '../../ui/title/ScoreBadge.tsx'
import styles from './OpinionsHere.module.css'

/**
 * "Was deine Freunde sagen": for members alone, and empty while there is no opinion of a friend. The parts below are
 * hidden until that is known.
 */
export function OpinionsHere(props: OpinionsPartProps) {
  const owner = useAtomValue(ownerAtom)
  return owner === null ? props.children : <Opinions key={owner} {...props} />
}

function Opinions({ type, permalink, children }: OpinionsPartProps) {
  const reference = opinionsRef(type, permalink)
  const found = useResource(reference)
  const load = useSetAtom(loadResourceAtom)
  useEffect(() => void load(opinionsRef(type, permalink)), [load, type, permalink])
  useAgainOnceReachable(found, useReload(reference))
  const last = found.state === 'idle' ? null : found.last
  const isLoading = useFirstLoad(found, `${type}/${permalink}`)
  const hasFailed = last === null && found.state === 'failed' && found.failure.reason !== 'unreachable'
  return (
    <>
      {isLoading && <LoadingDots label={texts.opinionsLoading} holdsPlace />}
      {hasFailed && <p className={styles.note}>{texts.opinionsFailed}</p>}
      {last && <OpinionRows {...last.data} fetchedAt={last.fetchedAt} />}
      {/* It loads meanwhile. */}
      <div hidden={isLoading}>{children}</div>
    </>
  )
}

type OpinionRowsProps = Answer<typeof opinionsCall> & { fetchedAt: string }

function OpinionRows({ average, count, items: all, fetchedAt }: OpinionRowsProps) {
  const isMuted = useMuted()
  const now = useNow(fetchedAt)
  const items = all.filter(({ user }) => !isMuted(user.id))
  if (items.length === 0) return null
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{texts.opinions}</h2>
        {average !== null && <p className={styles.note}>{texts.opinionsAverage(toDecimal(average), count)}</p>}
        <Link to="/my_friendships" className={`textLink ${styles.all}`}>
          {texts.toFriends}
        </Link>
      </header>
      <ul className={styles.rows}>
        {items.map((opinion) => (
          <OpinionRow key={opinion.user.id} opinion={opinion} now={now} />
        ))}
      </ul>
    </section>
  )
}

function OpinionRow({ opinion, now }: { opinion: Opinion; now: Date }) {
  const { user, value, top, flop, ratedAt, comment } = opinion
  return (
    <li className={styles.row}>
      <AuthorAvatar author={user} size="medium" />
      <div>
        <p className={styles.line}>
          <Link to="/users/$id" params={{ id: user.username }} className={styles.name}>
            {user.username}
          </Link>
          {value !== null && <ScoreBadge value={value} />}
          {(top || flop) && (
            <span className={styles.mark} data-mark={top ? 'top' : 'flop'}>
              {top ? texts.topMark : texts.flopMark}
            </span>
          )}
          <time className={styles.note} dateTime={ratedAt}>
            {toDay(ratedAt, now)}
          </time>
        </p>
        {comment &&
          (comment.spoiler ? (
            <Fold why={texts.spoilerComment}>
              <Prose text={comment.body} size="small" />
            </Fold>
          ) : (
            <Prose text={comment.body} size="small" />
          ))}
      </div>
    </li>
  )
}
