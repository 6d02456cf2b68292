import sharp from 'sharp'
import { layGrain } from './grain.ts'
import type { RawImage } from './rawImage.ts'

/** One core: drawing happens behind the server's back and must leave the rest to requests. */
sharp.concurrency(1)

/**
 * The AVIF encoder's effort (ADR 005): the hundreds of images in stock are to be there soon; what somebody requested is
 * worth twice the time for up to a quarter fewer bytes.
 */
const AVIF_EFFORT = { stock: 1, request: 2 } as const
/** The purpose of an image. */
export type DrawnFor = keyof typeof AVIF_EFFORT

/** The density at which librsvg draws a pixel of an SVG as one pixel. */
const ONE_TO_ONE = 72

/**
 * Decodes an SVG once; every width is made from this.
 *
 * @param isGrainy with film grain, for images larger than its tile.
 * @param width that is needed at least, in pixels: the SVG is drawn at this width, whatever its own is, because drawing
 *   and grain cost by the pixel.
 */
export async function rasterize(
  svg: string,
  { isGrainy, width }: { isGrainy: boolean; width: number },
): Promise<RawImage> {
  const { width: ownWidth } = await sharp(Buffer.from(svg)).metadata()
  // Rounded up, so that no column of pixels is missing.
  const density = Math.ceil((ONE_TO_ONE * 100 * width) / ownWidth) / 100
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = { data, width: info.width, height: info.height }
  if (isGrainy) await layGrain(image, Math.min(1, width / ownWidth))
  return image
}

/** Resizes and encodes. */
export function encode(image: RawImage, width: number, format: 'avif' | 'webp', drawnFor: DrawnFor): Promise<Buffer> {
  const { data, width: fullWidth, height } = image
  const resized = sharp(data, { raw: { width: fullWidth, height, channels: 3 } }).resize(Math.min(width, fullWidth))
  return format === 'avif'
    ? resized.avif({ quality: 50, effort: AVIF_EFFORT[drawnFor] }).toBuffer()
    : resized.webp({ quality: 70, effort: 2 }).toBuffer()
}
