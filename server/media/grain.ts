import sharp from 'sharp'
import type { RawImage } from './rawImage.ts'

const TILE = 512
/** How much of the noise is laid over the image. */
const OPACITY = 46 / 255

/**
 * Lays film grain over an image, in place, which also hides the steps of smooth gradients. One table holds the result of
 * each brightness under each grey of the noise: a composite by libvips takes ten times as long.
 *
 * @param scale of the image to its full size, so that the grain is as fine in each width.
 */
export async function layGrain({ data, width, height }: RawImage, scale: number): Promise<void> {
  const side = Math.round(TILE * scale)
  const noise = await noiseOf(side)
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y % side) * side
    for (let x = 0; x < width; x++) {
      const grey = (noise[row + (x % side)] ?? 0) << 8
      for (let channel = 0; channel < 3; channel++, at++) data[at] = table[grey | (data[at] ?? 0)] ?? 0
    }
  }
}

/** By noise and brightness, each from 0 to 255: the W3C's blend mode soft-light, in the noise's opacity. */
const table = Uint8Array.from({ length: 256 * 256 }, (_, index) => {
  const under = (index & 255) / 255
  const lit = softLight(under, (index >> 8) / 255)
  return Math.round(255 * (under + OPACITY * (lit - under)))
})

function softLight(under: number, over: number): number {
  if (over <= 0.5) return under - (1 - 2 * over) * under * (1 - under)
  const lighter = under <= 0.25 ? ((16 * under - 12) * under + 4) * under : Math.sqrt(under)
  return under + (2 * over - 1) * (lighter - under)
}

const tiles = new Map<number, Promise<Buffer>>()

/** The greys of a square tile of noise, made once for each size: cheaper than a filter in each drawing. */
function noiseOf(side: number): Promise<Buffer> {
  const tile = tiles.get(side) ?? makeNoise(side)
  tiles.set(side, tile)
  return tile
}

function makeNoise(side: number): Promise<Buffer> {
  const pixels = Buffer.alloc(TILE * TILE)
  let state = 1_234_567
  for (let index = 0; index < pixels.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    pixels[index] = 128 + (((state >>> 24) & 255) - 128) * 0.55
  }
  return sharp(pixels, { raw: { width: TILE, height: TILE, channels: 1 } })
    .blur(0.6)
    .resize(side)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}
