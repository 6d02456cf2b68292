import sharp from 'sharp'

/** One core: drawing happens behind the server's back and must leave the rest to requests. */
sharp.concurrency(1)

/** Higher ones take two to eight times as long for 5 to 10 % fewer bytes (ADR 005). */
const AVIF_EFFORT = 2

const TILE = 512

export type RawImage = { data: Buffer; width: number; height: number }

/** The density at which librsvg draws a pixel of an SVG as one pixel. */
const ONE_TO_ONE = 72

/**
 * Decodes an SVG once; every width is made from this.
 *
 * @param isGrainy with film grain, for images larger than its tile.
 * @param width that is needed at least, in pixels: a narrower drawing is drawn larger.
 */
export async function rasterize(
  svg: string,
  { isGrainy, width }: { isGrainy: boolean; width: number },
): Promise<RawImage> {
  const drawn = sharp(Buffer.from(svg))
  const { width: drawnWidth } = await drawn.metadata()
  const isLarger = width > drawnWidth
  // Rounded up, so that no column of pixels is missing.
  const density = Math.ceil((ONE_TO_ONE * 100 * width) / drawnWidth) / 100
  const flat = isLarger ? sharp(Buffer.from(svg), { density }) : drawn
  const image = isGrainy ? flat.composite([{ input: await grain(), tile: true, blend: 'soft-light' }]) : flat
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Resizes and encodes. */
export function encode(image: RawImage, width: number, format: 'avif' | 'webp'): Promise<Buffer> {
  const { data, width: fullWidth, height } = image
  const resized = sharp(data, { raw: { width: fullWidth, height, channels: 3 } }).resize(Math.min(width, fullWidth))
  return format === 'avif'
    ? resized.avif({ quality: 50, effort: AVIF_EFFORT }).toBuffer()
    : resized.webp({ quality: 70, effort: 2 }).toBuffer()
}

let tile: Promise<Buffer> | undefined

/** A tile of noise, made once: cheaper than a filter in each drawing, and the same each time. */
function grain(): Promise<Buffer> {
  tile ??= makeGrain()
  return tile
}

function makeGrain(): Promise<Buffer> {
  const pixels = Buffer.alloc(TILE * TILE * 4)
  let state = 1_234_567
  for (let index = 0; index < TILE * TILE; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const grey = 128 + (((state >>> 24) & 255) - 128) * 0.55
    pixels.fill(grey, index * 4, index * 4 + 3)
    pixels[index * 4 + 3] = 46
  }
  return sharp(pixels, { raw: { width: TILE, height: TILE, channels: 4 } })
    .blur(0.6)
    .png()
    .toBuffer()
}
