import { luminance, mix } from '../color.ts'
import { backdrop, type Composition, lowerPart, zoneAtBottom } from '../composition.ts'
import { type MotifColors, motifs } from '../shapes/motifs.ts'
import { circle, group, repeat, round } from '../svg.ts'

/** The same thing many times, one of them otherwise. */
export const motif: Composition = (canvas) => {
  const { width, palette, random, isStill, title } = canvas
  const drawMotif = motifs[motifFor(title) ?? random.pick(['umbrella', 'fish', 'egg', 'umbrella', 'lemon'])]
  const columns = isStill ? 6 : 4
  const rows = 4
  const size = width / columns
  const top = isStill ? 0 : canvas.height * 0.02
  const ground = random.pick([palette.glow, palette.accent, palette.mid])
  const oddOne = random.integer(0, columns * rows - 1)
  const ink = luminance(ground) > 0.25 ? palette.deep : palette.paper

  const things = repeat(columns * rows, (index) => {
    const isOdd = index === oddOne
    const x = ((index % columns) + 0.5) * size
    const y = top + (Math.floor(index / columns) + 0.5) * size
    const colors: MotifColors = {
      main: isOdd ? (ground === palette.mid ? palette.accent : palette.mid) : palette.shade,
      second: isOdd ? palette.paper : mix(palette.shade, ground, 0.35),
      ground,
      palette,
    }
    const turn = isOdd ? random.integer(20, 60) : (index % 2) * 15
    const shadow = group(circle(0, 0, size * 0.36, palette.deep), {
      transform: `translate(${round(x + size * 0.05)} ${round(y + size * 0.07)})`,
      opacity: 0.16,
    })
    const thing = group(drawMotif({ radius: size * 0.38, colors, isOdd, index }), {
      transform: `translate(${round(x)} ${round(y)}) rotate(${turn})`,
    })
    return shadow + thing
  })

  return {
    ground,
    defs: '',
    art: backdrop(canvas, ground) + things + lowerPart(canvas, 0.715, ground),
    zone: zoneAtBottom(0.725, 0.165),
    ink,
    styles: ['stack', 'wide', 'stack'],
    busyTop: true,
  }
}

/** A title may ask for its motif. */
function motifFor(title: string): keyof typeof motifs | undefined {
  if (/zitron|obst|sauer|orange/i.test(title)) return 'lemon'
  if (/fisch|meer|\bsee\b|nemo|hai\b/i.test(title)) return 'fish'
  if (/regen/i.test(title)) return 'umbrella'
  return undefined
}
