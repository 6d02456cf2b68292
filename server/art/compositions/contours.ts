import { backdrop, type Composition, lowerPart, zoneAtTop } from '../composition.ts'
import { circle, curve, d, line, path, polar, rect, repeat } from '../svg.ts'

/** A map: contour lines about a marked place. */
export const contours: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const isLight = random.chance(0.6)
  const ground = isLight ? palette.paper : palette.deep
  const ink = isLight ? palette.deep : palette.paper
  const lineColor = isLight ? palette.shade : palette.glow
  const x = width * random.between(0.4, 0.65)
  const y = height * (isStill ? 0.5 : random.between(0.34, 0.44))
  const phases = [random.between(0, 6), random.between(0, 6), random.between(0, 6)] as const
  const size = Math.min(width, height)

  /** A closed line about the place, less regular further out. */
  const contour = (radius: number) => {
    const points = Array.from({ length: 41 }, (_, step) => {
      const angle = (step / 40) * Math.PI * 2
      const bulge =
        1 +
        0.16 * Math.sin(angle * 2 + phases[0] + radius * 0.003) +
        0.1 * Math.sin(angle * 3 + phases[1] - radius * 0.006) +
        0.05 * Math.sin(angle * 5 + phases[2] + radius * 0.01)
      const [px, py] = polar(0, 0, radius * bulge, angle)
      return [x + px, y + py * 1.08] as const
    })
    return `${curve(points)}Z`
  }
  const mark =
    d`M${x - 34} ${y}H${x - 14}M${x + 14} ${y}H${x + 34}` + d`M${x} ${y - 34}V${y - 14}M${x} ${y + 14}V${y + 34}`

  return {
    ground,
    defs: '',
    art:
      backdrop(canvas, ground) +
      path(contour(size * 0.42), isLight ? palette.glow : palette.shade) +
      path(contour(size * 0.3), palette.mid) +
      path(contour(size * 0.18), palette.accent) +
      repeat(33, (index) => {
        const isIndexLine = (index + 1) % 5 === 0
        return line(contour(size * (index + 1) * 0.03), lineColor, isIndexLine ? 2.2 : 1, {
          opacity: isIndexLine ? 0.85 : 0.5,
        })
      }) +
      circle(x, y, 7, palette.deep) +
      line(mark, palette.deep, 2.5) +
      lowerPart(canvas, 0.68, ground) +
      (isStill ? '' : rect(width * 0.08, height * 0.695, width * 0.84, 3, ink)),
    zone: zoneAtTop(0.715, 0.17),
    ink,
    styles: ['left', 'left', 'wide'],
    busyTop: true,
  }
}
