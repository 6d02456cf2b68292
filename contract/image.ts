import * as z from 'zod/mini'
import { ImageId } from './ids.ts'

/** Width divided by height, by what an image shows. Posters of films and series are the last kind. */
export const aspectRatios = { still: 1.5, post: 1, avatar: 1, poster: 0.698 } as const

/**
 * An image in several widths. Its address is `/images/{id}/{width}/{filename}`; AVIF or WebP comes by `Accept`.
 * `color` fills its place until it is decoded.
 */
export const Image = z.object({
  id: ImageId,
  filename: z.string(),
  /** Pixels, ascending. */
  widths: z.array(z.int().check(z.positive())),
  aspectRatio: z.number().check(z.positive()),
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
})
export type Image = z.infer<typeof Image>

/** The address of an image in one of its widths. */
export function toImageUrl(image: Pick<Image, 'id' | 'filename'>, width: number): string {
  return `/images/${image.id}/${width}/${image.filename}`
}
