import { useHydrated } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/core/modal.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { useSameOwner } from '../../atoms/core/useSameOwner.ts'
import { loadRunningHereAtom, runningHereAtom } from '../../atoms/place/runningHere.ts'
import {
  markTitleAtom,
  type WatchedTitle,
  watchedArticlesAtom,
  watchlistAtom,
} from '../../atoms/watchlist/watchlist.ts'
import { arrangeWatchlist, watchlistChoiceAtom } from '../../atoms/watchlist/watchlistChoice.ts'
import { close } from '../../texts/common.ts'
import * as texts from '../../texts/watchlist.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { SignInForm } from '../../ui/login/SignInForm.tsx'
import { WatchedArticles } from './WatchedArticles.tsx'
import { WatchlistCard, WatchlistCardSkeleton } from './WatchlistCard.tsx'
import { WatchlistFilters } from './WatchlistFilters.tsx'
import styles from './WatchlistView.module.css'

/** "Meine Merkliste" (E3): what a member wants to see, from the device, with or without a network. */
export function WatchlistView() {
  const owner = useAtomValue(ownerAtom)
  const known = useAtomValue(watchlistAtom)
  const titles = useHydrated() ? known : null
  const articles = useAtomValue(watchedArticlesAtom)
  const open = useSetAtom(modalAtom)
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      {owner === null ? (
        <SignInForm text={texts.visitor} back="/my_watchlist" onSignIn={() => open({ type: 'login' })} />
      ) : titles === null ? (
        <Loading />
      ) : (
        <>
          {(titles.length > 0 || articles.length === 0) && <Titles titles={titles} />}
          <WatchedArticles articles={articles} />
        </>
      )}
    </div>
  )
}

function Titles({ titles: all }: { titles: readonly WatchedTitle[] }) {
  const [choice, choose] = useAtom(watchlistChoiceAtom)
  const running = useAtomValue(runningHereAtom)
  const load = useSetAtom(loadRunningHereAtom)
  const titles = arrangeWatchlist(all, choice, running)
  const mark = useSetAtom(markTitleAtom)
  const attempt = useAfterLogin('watch', texts.storageFailed)
  const notify = useSetAtom(notifyAtom)
  const isSameOwner = useSameOwner()
  const putBack = async (title: WatchedTitle) => {
    if (!isSameOwner()) return
    if (await attempt(() => mark('watch', title, true))) notify({ kind: 'success' })
  }
  // It is gone from the page with the press: the way back stays until it is taken or refused.
  const drop = async (title: WatchedTitle) => {
    if (!(await attempt(() => mark('watch', title, false))) || !isSameOwner()) return
    notify({
      ...{ kind: 'confirm', position: 'bc', message: texts.dropped(title.card.title) },
      ...{ confirm: texts.putBack, dismiss: close, onConfirm: () => void putBack(title) },
    })
  }
  const open = titles.filter(({ isWatched }) => !isWatched)
  const seen = titles.filter(({ isWatched }) => isWatched)
  if (all.length === 0) {
    return (
      <Notice
        kind="empty"
        title={texts.empty}
        text={texts.emptyText}
        action={<LinkButton to="/filme">{texts.toFilms}</LinkButton>}
      />
    )
  }
  const toCards = (shown: readonly WatchedTitle[]) => (
    <ul className={styles.wall}>
      {shown.map((title) => (
        <WatchlistCard
          key={`${title.type}/${title.id}`}
          title={title}
          onSeen={() => void attempt(() => mark('watched', title, !title.isWatched))}
          onDrop={() => void drop(title)}
        />
      ))}
    </ul>
  )
  const isAsking = choice.isRunning && running?.state !== 'ready' && running?.state !== 'failed'
  return (
    <>
      <p className={styles.count} role="status">
        {isAsking
          ? texts.runningLoading
          : titles.length === all.length
            ? texts.count(all.length)
            : texts.shownOf(titles.length, all.length)}
      </p>
      <div className={styles.filters}>
        <WatchlistFilters />
      </div>
      {choice.isRunning && running?.state === 'failed' ? (
        <Notice
          kind="error"
          title={texts.runningFailed}
          text={texts.runningFailedText}
          action={<Button onClick={() => void load()}>{texts.retry}</Button>}
        />
      ) : titles.length === 0 ? (
        !isAsking && (
          <Notice
            kind="empty"
            icon="search"
            title={texts.noMatch}
            text={texts.noMatchText}
            action={<Button onClick={() => choose({ kind: 'all', isRunning: false })}>{texts.showAll}</Button>}
          />
        )
      ) : open.length === 0 ? (
        <Notice kind="empty" title={texts.allSeen} text={texts.allSeenText} />
      ) : (
        toCards(open)
      )}
      {seen.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{texts.seenHeading}</h2>
          {toCards(seen)}
        </section>
      )}
    </>
  )
}

function Loading() {
  return (
    <div aria-busy="true" role="status">
      <p className={styles.count}>{texts.loading}</p>
      <ul className={styles.wall}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
          <WatchlistCardSkeleton key={key} />
        ))}
      </ul>
    </div>
  )
}
