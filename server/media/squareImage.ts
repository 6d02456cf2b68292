import sharp, { type Metadata, type Sharp } from 'sharp'

/** Of the decoded picture: a small file may unfold to gigabytes. */
const MAX_PIXELS = 50_000_000
/** Of either side; beyond it no camera has made the picture. */
const MAX_SIDE = 16_000
/** Of the longer side to the shorter: the decoder enlarges both alike until the shorter one fills the square. */
const MAX_RATIO = 8
const KNOWN_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif'])

export type SquareImage = {
  /** `#rrggbb`. */
  color: string
  files: { width: number; format: 'avif' | 'webp'; bytes: Buffer }[]
}

/** Thrown when a picture cannot be taken; `reason` says why. */
export class UnusablePicture extends Error {
  readonly reason: 'type' | 'pixels' | 'shape' | 'tooSmall' | 'broken'
  constructor(reason: UnusablePicture['reason']) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Cuts a picture square, turned as its camera was held, in several widths. What it is is read from its bytes, whatever
 * its sender calls it; of metadata, the place it was taken at among them, nothing is kept. Size and shape are judged by
 * the header, before anything is decoded. May need seconds: `cutSquare` does it in another process.
 *
 * @throws UnusablePicture
 */
export async function toSquareImage(bytes: Buffer, widths: readonly number[]): Promise<SquareImage> {
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
  const { format, width, height } = await readMetadata(open)
  // SVG and PDF are read by the same library; they are programs, not pictures.
  if (!KNOWN_FORMATS.has(format)) throw new UnusablePicture('type')
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  if (width * height > MAX_PIXELS || longer > MAX_SIDE) throw new UnusablePicture('pixels')
  if (longer > shorter * MAX_RATIO) throw new UnusablePicture('shape')
  if (shorter < Math.min(...widths)) throw new UnusablePicture('tooSmall')
  const largest = Math.max(...widths)
  const { data, info } = await open()
    .autoOrient()
    .resize(largest, largest, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UnusablePicture('broken')
    })
  const square = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
  const files = await Promise.all(
    widths.flatMap((size) => {
      const encoded: ['avif' | 'webp', Sharp][] = [
        ['avif', square().resize(size).avif({ quality: 55, effort: 2 })],
        ['webp', square().resize(size).webp({ quality: 78, effort: 3 })],
      ]
      return encoded.map(async ([name, picture]) => ({ width: size, format: name, bytes: await picture.toBuffer() }))
    }),
  )
  const { dominant } = await square().stats()
  return { color: toHex([dominant.r, dominant.g, dominant.b]), files }
}

/** The library refuses some input, an empty one among them, before it has made a promise. */
async function readMetadata(open: () => Sharp): Promise<Metadata> {
  try {
    return await open().metadata()
  } catch (error) {
    throw new UnusablePicture(isTooLarge(error) ? 'pixels' : 'type')
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && /pixel limit/i.test(error.message)
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
