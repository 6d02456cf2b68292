import { useState } from 'react'
import { toImageUrl } from '#contract/image.ts'
import type { Suggestion } from '#contract/search.ts'
import { Avatar } from '../kit/Avatar.tsx'
import { Icon } from '../kit/Icon.tsx'
import styles from './FoundPicture.module.css'

/** The width of a found poster in pixels of the layout (PRODUCT D4), and the doubled one it is fetched in. */
const POSTER_WIDTH = 74
const POSTER_HEIGHT = 106
/** A member's picture, in twice its width. */
const FACE_WIDTH = 84
type FoundPictureProps = {
  found: Pick<Suggestion, 'itemClass' | 'poster' | 'title'>
  /** Among its like: what is no poster takes no more room than it needs. */
  snug?: boolean
}

/** A title's poster, a person's initials, a member's picture, a cinema's ticket. Decorative: the title stands beside it. */
export function FoundPicture({ found: { itemClass, poster, title }, snug = false }: FoundPictureProps) {
  const [failed, setFailed] = useState(false)
  if (poster && !failed && itemClass !== 'RegisteredUser') {
    const source = toImageUrl(poster, 2 * POSTER_WIDTH)
    return (
      <img
        className={styles.poster}
        src={source}
        srcSet={`${source} 2x`}
        width={POSTER_WIDTH}
        height={POSTER_HEIGHT}
        alt=""
        decoding="async"
        onError={() => setFailed(true)}
      />
    )
  }
  switch (itemClass) {
    case 'Movie':
    case 'Series':
      return (
        <span className={styles.poster} data-missing="">
          <Icon name="play" />
        </span>
      )
    case 'Person':
      return (
        <span className={styles.sign} data-snug={snug || undefined}>
          <Avatar name={title} src={null} />
        </span>
      )
    case 'RegisteredUser':
      return (
        <span className={styles.sign} data-snug={snug || undefined}>
          <Avatar name={title} src={poster && toImageUrl(poster, FACE_WIDTH)} lazy />
        </span>
      )
    case 'Cinema':
      return (
        <span className={styles.sign} data-snug={snug || undefined}>
          <span className={styles.cinema}>
            <Icon name="ticket" />
          </span>
        </span>
      )
  }
}
