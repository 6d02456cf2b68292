import type { Image } from '#contract/image.ts'
import { posterOf } from '../../texts/common.ts'
import styles from './Picture.module.css'
import { Picture } from './Picture.tsx'

type PosterProps = {
  image: Image | null
  title: string
  /** The `sizes` of the place it stands in. */
  sizes: string
  /** For the largest image of the first view: never lazy. */
  eager?: boolean
  /** Beside the title a poster adds nothing for a screen reader. */
  decorative?: boolean
}

/** A poster in its own shape. Without an image, or after an error, the title stands on its colour. */
export function Poster({ image, title, sizes, eager = false, decorative = false }: PosterProps) {
  return (
    <Picture of="Movie" image={image} sizes={sizes} eager={eager} alt={decorative ? '' : posterOf(title)}>
      <span className={styles.title}>{title}</span>
    </Picture>
  )
}

type StillProps = { image: Image | null; sizes: string; eager?: boolean }

/** A still behind or beside words; decorative. Without one, or after an error, its colour holds the place. */
export function Still({ image, sizes, eager = false }: StillProps) {
  return <Picture of="Video" image={image} sizes={sizes} eager={eager} alt="" />
}
