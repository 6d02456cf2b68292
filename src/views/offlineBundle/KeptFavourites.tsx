import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { toBerlinDate } from '#contract/berlin.ts'
import { dateRelative } from '#contract/dayWords.ts'
import { offlineAtom } from '../../atoms/core/network.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { favouritesAtom, setFavouriteAtom } from '../../atoms/favourites/favourites.ts'
import { type OfflineBundleContents, offlineBundleBusyAtom } from '../../atoms/offlineBundle/offlineBundle.ts'
import { asOfText } from '../../texts/common.ts'
import * as favouriteTexts from '../../texts/favourites.ts'
import * as texts from '../../texts/offlineBundle.ts'
import { toAsOf } from '../../ui/kit/format.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import styles from './KeptRow.module.css'

type Inventory = Extract<OfflineBundleContents, { state: 'read' }>['inventory']

/** From this age on a programme is marked as old, in ms. */
const OLD = 24 * 60 * 60_000

/** The favourite cinemas as they lie here: how far they reach, how old they are; each can be let go. */
export function KeptFavourites({ inventory }: { inventory: Inventory }) {
  const known = useAtomValue(favouritesAtom)
  const favourites = known ?? []
  const set = useSetAtom(setFavouriteAtom)
  const notify = useSetAtom(notifyAtom)
  const isOffline = useAtomValue(offlineAtom)
  const isBusy = useAtomValue(offlineBundleBusyAtom)
  const missing = isOffline ? texts.notYetOffline : isBusy ? texts.arriving : texts.notYet
  const { fetchedAt, cinemas, films, posters, bundleBytes } = inventory
  const now = useNow(fetchedAt ?? '1970-01-01T00:00:00Z')
  const letGo = async (cinema: (typeof favourites)[number]) => {
    const result = await set(cinema, false)
    notify(
      result === 'dropped'
        ? { kind: 'info', message: favouriteTexts.nowDropped(cinema.name) }
        : { kind: 'error', message: favouriteTexts.storageFailed },
    )
  }
  const isOld = fetchedAt !== null && now.getTime() - Date.parse(fetchedAt) > OLD
  return (
    <section className={styles.section}>
      <h2>{texts.favourites}</h2>
      {known?.length === 0 && (
        <Notice
          kind="empty"
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<LinkButton to="/kino/kinoprogramm">{texts.toCinemas}</LinkButton>}
        />
      )}
      <ul className={styles.list}>
        {favourites.map((cinema) => {
          const kept = cinemas.find(({ id }) => id === cinema.id)
          return (
            <li key={cinema.id} className={styles.row}>
              <Icon name="ticket" />
              <p>
                <Link className={styles.name} to="/kinos/$permalink" params={{ permalink: cinema.permalink }}>
                  {cinema.name}
                </Link>
                <span className={styles.meta}>
                  {kept
                    ? `${texts.until(dateRelative(kept.lastDay, toBerlinDate(now)))}, ${texts.showtimes(kept.showtimes)}`
                    : missing}
                </span>
                {kept && fetchedAt && (
                  <span className={styles.asOf} data-old={isOld || undefined}>
                    {asOfText(toAsOf(fetchedAt, now))}
                  </span>
                )}
              </p>
              <IconButton icon="trash" label={texts.letGo(cinema.name)} onClick={() => void letGo(cinema)} />
            </li>
          )
        })}
      </ul>
      {cinemas.length > 0 && (
        <p className={styles.meta}>
          {texts.inBundle(
            texts.films(films),
            texts.posters(posters.count),
            texts.megabytes(bundleBytes + posters.bytes),
          )}
        </p>
      )}
      {favourites.length > 0 && (
        <Link to="/kino/kinoprogramm/lieblingskinos" className="inlineLink">
          {texts.toFavourites}
        </Link>
      )}
    </section>
  )
}
