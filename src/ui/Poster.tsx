import { type SyntheticEvent, useState } from 'react'
import { type Image, toImageUrl } from '#contract/image.ts'
import { posterOf } from '../texts/common.ts'
import styles from './Picture.module.css'

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

/** A poster in its own shape. Its colour holds the place; without an image, or after an error, the title stands there. */
export function Poster({ image, title, sizes, eager = false, decorative = false }: PosterProps) {
  const [failed, setFailed] = useState(false)
  if (image === null || failed) {
    return (
      <span className={styles.poster} data-missing="true" style={{ backgroundColor: image?.color }}>
        <span className={styles.title}>{title}</span>
      </span>
    )
  }
  return (
    <img
      {...toSources(image)}
      className={styles.poster}
      sizes={sizes}
      alt={decorative ? '' : posterOf(title)}
      style={{ backgroundColor: image.color }}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
      onError={(_event: SyntheticEvent) => setFailed(true)}
    />
  )
}

type StillProps = { image: Image | null; sizes: string; eager?: boolean }

/** A still behind or beside words; decorative. Without one, or after an error, its colour holds the place. */
export function Still({ image, sizes, eager = false }: StillProps) {
  const [failed, setFailed] = useState(false)
  if (image === null || failed) {
    return <span className={styles.still} data-missing="true" style={{ backgroundColor: image?.color }} />
  }
  return (
    <img
      {...toSources(image)}
      className={styles.still}
      sizes={sizes}
      alt=""
      style={{ backgroundColor: image.color }}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
      onError={() => setFailed(true)}
    />
  )
}

function toSources(image: Image) {
  const [smallest = 1] = image.widths
  const largest = image.widths.at(-1) ?? smallest
  return {
    src: toImageUrl(image, smallest),
    srcSet: image.widths.map((width) => `${toImageUrl(image, width)} ${width}w`).join(', '),
    width: largest,
    height: Math.round(largest / image.aspectRatio),
  }
}
