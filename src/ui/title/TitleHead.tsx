import type { ReactNode } from 'react'
import type { Image } from '#contract/image.ts'
import * as texts from '../../texts/title.ts'
import { Poster, Still } from '../kit/Poster.tsx'
import { TitleActions } from '../marks/TitleActions.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import { BillingBlock, type BillingLine } from './BillingBlock.tsx'
import styles from './TitleHead.module.css'

type TitleHeadProps = {
  title: string
  originalTitle: string | null
  still: Image | null
  poster: Image | null
  meta: string
  credits: readonly BillingLine[]
  /** The page's path. */
  path: string
  /** The member's rating. */
  rating: ReactNode
  /** Further actions: buttons, beside the one that shares the title. */
  actions?: ReactNode
  /** Called to offer ways to share, where the device has no sheet of its own. */
  onShareUnavailable: () => void
}

/** Still, poster, title, credits and the member's rating. */
export function TitleHead({
  title,
  originalTitle,
  still,
  poster,
  meta,
  credits,
  path,
  rating,
  actions,
  onShareUnavailable,
}: TitleHeadProps) {
  return (
    <header>
      <div className={styles.hero} data-empty={still === null || undefined}>
        {still && <Still image={still} sizes="100vw" eager />}
      </div>
      <div className="wrap">
        <div className={styles.main}>
          <div className={styles.poster}>
            <Poster image={poster} title={title} sizes="(min-width: 1024px) 240px, 116px" eager={still === null} />
          </div>
          <div className={styles.title}>
            <h1>{title}</h1>
            {originalTitle && originalTitle !== title && (
              <p className={styles.original}>{texts.originalTitle(originalTitle)}</p>
            )}
            <p className={styles.meta}>{meta}</p>
          </div>
          <div className={styles.credits}>
            <BillingBlock label={texts.credits} lines={credits} />
            <TitleActions>
              {actions}
              <ShareButton title={title} url={path} onUnavailable={onShareUnavailable} />
            </TitleActions>
          </div>
          <div className={styles.rating}>{rating}</div>
        </div>
      </div>
    </header>
  )
}
