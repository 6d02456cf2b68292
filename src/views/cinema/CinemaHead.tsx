import type { Cinema } from '#contract/cinema.ts'
import * as texts from '../../texts/cinema.ts'
import { Icon } from '../../ui/Icon.tsx'
import { toRouteUrl } from '../../ui/routeUrl.ts'
import { ShareButton } from '../../ui/ShareButton.tsx'
import styles from './CinemaHead.module.css'
import { FavouriteToggle } from './FavouriteToggle.tsx'

/** Name, address, and how to get there. */
export function CinemaHead({ cinema }: { cinema: Cinema }) {
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
        <ShareButton
          title={cinema.name}
          url={`/kinos/${cinema.permalink}`}
          texts={{ share: texts.share, copied: texts.linkCopied, failed: texts.shareFailed }}
        />
      </div>
    </header>
  )
}
