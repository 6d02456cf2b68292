import { getRouteApi, Link, useHydrated } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useNow } from '../../atoms/core/useNow.ts'
import { favouritesAtom } from '../../atoms/favourites/favourites.ts'
import * as texts from '../../texts/favourites.ts'
import { CinemaNavigation } from '../../ui/cinema/CinemaNavigation.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { LoadingDots } from '../../ui/kit/LoadingDots.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import styles from './FavouritesView.module.css'
import { FavouriteWeek } from './FavouriteWeek.tsx'

const route = getRouteApi('/kino/kinoprogramm/lieblingskinos')

/** The favourite cinemas with the programme of their week, a visitor's or a member's, with or without a network. */
export function FavouritesView() {
  const { today } = route.useLoaderData()
  const known = useAtomValue(favouritesAtom)
  // The device may have answered before this part of the page is hydrated: until then it is what the server rendered.
  const favourites = useHydrated() ? known : null
  const now = useNow(`${today}T11:00:00Z`)
  return (
    <div className={styles.page}>
      <CinemaNavigation />
      <header className={styles.head}>
        <h1>{texts.heading}</h1>
        <Link to="/unterwegs" className="inlineLink">
          {texts.offlineBundle}
        </Link>
      </header>
      {favourites === null ? (
        <LoadingDots label={texts.loading} />
      ) : favourites.length === 0 ? (
        <Notice
          kind="empty"
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<LinkButton to="/kino/kinoprogramm">{texts.toCinemas}</LinkButton>}
        />
      ) : (
        <FavouriteWeek favourites={favourites} now={now} />
      )}
    </div>
  )
}
