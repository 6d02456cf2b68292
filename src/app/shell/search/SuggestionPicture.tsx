import { useState } from 'react'
import { toImageUrl } from '#contract/image.ts'
import type { Suggestion } from '#contract/search.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './SuggestionPicture.module.css'

/** The width of a suggested poster in pixels of the layout (SPEC §9), and the doubled one it is fetched in. */
const POSTER_WIDTH = 74
const POSTER_HEIGHT = 106

/** A title's poster, a person's initials, a cinema's ticket. Decorative: the title stands beside it. */
export function SuggestionPicture({ suggestion: { itemClass, poster, title } }: { suggestion: Suggestion }) {
  const [failed, setFailed] = useState(false)
  if (poster && !failed) {
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
      return <span className={styles.poster} data-missing="" />
    case 'Person':
      return (
        <span className={styles.sign}>
          <Avatar name={title} src={null} />
        </span>
      )
    case 'Cinema':
      return (
        <span className={styles.sign}>
          <Icon name="ticket" />
        </span>
      )
  }
}
