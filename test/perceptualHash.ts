import sharp from 'sharp'

/** The impression of a picture at a glance: its light areas, and its colours. */
export type Glance = {
  /** 64 bits: whether each of the lowest frequencies of its lightness is above 0 (pHash). */
  readonly shape: readonly boolean[]
  /** OKLab of a grid of fields, from left to right and top to bottom. */
  readonly colors: readonly Lab[]
}

type Lab = readonly [lightness: number, a: number, b: number]

/** The side of the square whose frequencies are computed, and the number of frequencies in each direction. */
const SIDE = 32
const FREQUENCIES = 8
const COLUMNS = 4
const ROWS = 6
/** Wide enough for the hash, and drawn in few milliseconds. */
const WIDTH = 72

/** Looks at an SVG whose width is `width` pixels. */
export async function glanceAt(svg: string, width: number): Promise<Glance> {
  const small = await sharp(Buffer.from(svg), { density: (72 * WIDTH) / width })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
  const [square, grid] = await Promise.all([pixels(small, SIDE, SIDE), pixels(small, COLUMNS, ROWS)])
  return { shape: hash(square.map(([lightness]) => lightness)), colors: grid }
}

/**
 * How different two pictures are: 0 is the same, 1 is another shape in other colours. A picture and its mirror image are
 * the same.
 */
export function difference(one: Glance, other: Glance): number {
  return Math.min(compare(one, other), compare(one, mirror(other)))
}

function mirror({ shape, colors }: Glance): Glance {
  return {
    shape: shape.map((bit, index) => (index % 2 === 1 ? !bit : bit)),
    colors: colors.map((_, index) => {
      const row = Math.floor(index / COLUMNS)
      return colors[row * COLUMNS + (COLUMNS - 1 - (index % COLUMNS))] ?? [0, 0, 0]
    }),
  }
}

function compare(one: Glance, other: Glance): number {
  const bits = one.shape.filter((bit, index) => bit !== other.shape[index]).length
  // Of unrelated pictures, half of the bits differ.
  const shape = bits / (one.shape.length / 2)
  const fields = one.colors.map((lab, index) => distance(lab, other.colors[index] ?? lab))
  const color = fields.reduce((sum, field) => sum + field, 0) / fields.length
  return SHAPE_SHARE * shape + (1 - SHAPE_SHARE) * (color / FAR_COLORS)
}

/** The distance of unrelated palettes in OKLab. */
const FAR_COLORS = 0.3

/**
 * Measured: with this share, pictures of one look are the nearest to each other, and those of different looks the
 * farthest.
 */
const SHAPE_SHARE = 0.35

function distance(one: Lab, other: Lab): number {
  // Hue counts more: red and blue of one lightness do not look alike.
  return Math.hypot(one[0] - other[0], 3 * (one[1] - other[1]), 3 * (one[2] - other[2]))
}

async function pixels(image: Buffer, width: number, height: number): Promise<Lab[]> {
  const data = await sharp(image).resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()
  return Array.from({ length: width * height }, (_, index) =>
    toLab([data[index * 3] ?? 0, data[index * 3 + 1] ?? 0, data[index * 3 + 2] ?? 0]),
  )
}

/** sRGB from 0 to 255 as OKLab. */
function toLab(rgb: readonly [number, number, number]): Lab {
  const linear = rgb.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const [r = 0, g = 0, b = 0] = linear
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Cosine transform of a square, the signs of its lowest frequencies. */
function hash(square: readonly number[]): boolean[] {
  const frequencies: number[] = []
  for (let v = 0; v < FREQUENCIES; v++) {
    for (let u = 0; u < FREQUENCIES; u++) {
      let sum = 0
      for (let y = 0; y < SIDE; y++) {
        for (let x = 0; x < SIDE; x++) sum += (square[y * SIDE + x] ?? 0) * wave(u, x) * wave(v, y)
      }
      frequencies.push(sum)
    }
  }
  // Against 0, not the median: mirroring a picture changes the sign of its odd frequencies, and nothing else.
  return frequencies.map((frequency) => frequency > 0)
}

const waves = Array.from({ length: FREQUENCIES * SIDE }, (_, index) =>
  Math.cos((Math.floor(index / SIDE) * (2 * (index % SIDE) + 1) * Math.PI) / (2 * SIDE)),
)

function wave(frequency: number, at: number): number {
  return waves[frequency * SIDE + at] ?? 0
}
