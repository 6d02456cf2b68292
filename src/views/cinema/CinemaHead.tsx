import { useSetAtom } from 'jotai'
import type { Cinema } from '#contract/cinema.ts'
import { toThingPath } from '#contract/things.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import * as texts from '../../texts/cinema.ts'
import { toRouteUrl } from '../../ui/cinema/routeUrl.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { ShareButton } from '../../ui/share/ShareButton.tsx'
import styles from './CinemaHead.module.css'
import { FavouriteToggle } from './FavouriteToggle.tsx'

/** Name, address, and how to get there. */
export function CinemaHead({ cinema }: { cinema: Cinema }) {
  const openModal = useSetAtom(modalAtom)
  const link = { title: cinema.name, url: toThingPath('cinemas', cinema.permalink) }
  return (
    <header className={styles.head}>
      <h1>{cinema.name}</h1>
      <p className={styles.meta}>
        {cinema.street}, {cinema.postcode} {cinema.city}
      </p>
      <p className={styles.meta}>{[texts.screens(cinema.screens), ...cinema.features].join(' · ')}</p>
      <div className={styles.actions}>
        <FavouriteToggle cinema={cinema} />
        <a className={styles.route} href={toRouteUrl(cinema)} target="_blank" rel="nofollow noopener">
          <Icon name="pin" />
          {texts.route}
        </a>
        <ShareButton {...link} onUnavailable={() => openModal({ type: 'share', ...link })} />
      </div>
    </header>
  )
}
