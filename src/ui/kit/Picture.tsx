import type { ReactNode } from 'react'
import { type Image, toImageUrl } from '#contract/image.ts'
import { toColorValue } from './attributeValues.ts'
import { LazyImage } from './LazyImage.tsx'
import styles from './Picture.module.css'
import { type PictureOf, toShape } from './pictureShape.ts'

type PictureProps = {
  image: Image | null
  /** The kind of its subject, which decides the shape. */
  of: PictureOf
  alt: string
  /** The `sizes` of the place it stands in: the browser takes twice that width on a high-density screen. */
  sizes: string
  /** For the largest image of the first view: never lazy. */
  eager?: boolean
  /** Shown on the image's colour when there is no image, or after an error. */
  children?: ReactNode
}

/** A picture in the shape of its kind. Its colour holds the place from the first paint on. */
export function Picture({ image, of, alt, sizes, eager = false, children }: PictureProps) {
  const look = {
    className: styles.picture,
    'data-shape': toShape(of),
    'data-color': image ? toColorValue(image.color) : undefined,
  }
  const placeholder = (
    <span {...look} data-missing={image === null ? 'unknown' : 'failed'}>
      {children}
    </span>
  )
  if (image === null) return placeholder
  return (
    <LazyImage
      {...look}
      {...toSources(image)}
      alt={alt}
      sizes={sizes}
      eager={eager}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
      placeholder={placeholder}
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
