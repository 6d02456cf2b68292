import type { Palette } from '../palettes.ts'
import { circle, curve, d, group, line, path, polar, repeat } from '../svg.ts'

export type MotifColors = { main: string; second: string; ground: string; palette: Palette }

/** Drawn about the origin, `radius` pixels in reach. */
type MotifInput = { radius: number; colors: MotifColors; isOdd: boolean; index: number }

/** The first colour that shows on the ground. */
function visible({ ground }: MotifColors, wanted: string, otherwise: string): string {
  return wanted === ground ? otherwise : wanted
}

/** Seen from above. */
function umbrella({ radius, colors }: MotifInput): string {
  const panels = repeat(8, (index) => {
    const start = (index * Math.PI) / 4
    const end = start + Math.PI / 4
    const [fromX, fromY] = polar(0, 0, radius, start)
    const [dipX, dipY] = polar(0, 0, radius * 0.82, (start + end) / 2)
    const [toX, toY] = polar(0, 0, radius, end)
    return path(d`M0 0L${fromX} ${fromY}Q${dipX} ${dipY} ${toX} ${toY}Z`, index % 2 ? colors.main : colors.second)
  })
  return panels + circle(0, 0, radius * 0.06, colors.palette.deep)
}

function lemon({ radius: r, colors, isOdd }: MotifInput): string {
  const { palette } = colors
  const fruit =
    d`M${-r} 0C${-r * 0.8} ${-r * 0.8} ${r * 0.6} ${-r * 0.9} ${r * 0.86} ${-r * 0.1}` +
    d`L${r * 1.08} 0L${r * 0.86} ${r * 0.1}C${r * 0.6} ${r * 0.9} ${-r * 0.8} ${r * 0.8} ${-r} 0Z`
  const shine = d`M${-r * 0.5} ${-r * 0.35}Q0 ${-r * 0.66} ${r * 0.45} ${-r * 0.38}`
  const leaf = d`M${-r} 0Q${-r * 1.2} ${-r * 0.5} ${-r * 0.75} ${-r * 0.75}Q${-r * 0.65} ${-r * 0.3} ${-r} 0Z`
  return (
    path(fruit, isOdd ? colors.main : visible(colors, palette.glow, palette.accent)) +
    line(shine, palette.paper, r * 0.07, { 'stroke-linecap': 'round', opacity: 0.8 }) +
    path(leaf, palette.shade)
  )
}

/** The odd one swims the other way. */
function fish({ radius: r, colors, isOdd }: MotifInput): string {
  const body = d`M${-r} 0Q${-r * 0.2} ${-r * 0.75} ${r * 0.6} 0Q${-r * 0.2} ${r * 0.75} ${-r} 0Z`
  const tail = d`M${r * 0.5} 0L${r} ${-r * 0.4}L${r * 0.86} 0L${r} ${r * 0.4}Z`
  const gill = d`M${-r * 0.35} ${-r * 0.32}Q${-r * 0.2} 0 ${-r * 0.35} ${r * 0.32}`
  return group(
    path(body + tail, colors.main) +
      circle(-r * 0.6, -r * 0.08, r * 0.075, colors.palette.paper) +
      line(gill, colors.second, r * 0.06),
    { transform: `scale(${isOdd ? -1 : 1} 1)` },
  )
}

/** Fried. */
function egg({ radius: r, colors, isOdd, index }: MotifInput): string {
  const { palette } = colors
  const rim = Array.from({ length: 13 }, (_, step) => {
    const angle = (step / 12) * 2 * Math.PI
    const reach = r * (0.95 + 0.14 * Math.sin(angle * 3 + index))
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.9] as const
  })
  const yolk = isOdd ? visible(colors, palette.mid, palette.shade) : visible(colors, palette.glow, palette.mid)
  const shine = d`M${-r * 0.08} ${-r * 0.2}Q0 ${-r * 0.3} ${r * 0.14} ${-r * 0.28}`
  return (
    path(`${curve(rim)}Z`, palette.paper) +
    circle(r * 0.08, -r * 0.02, r * 0.4, yolk) +
    line(shine, palette.paper, r * 0.06, { 'stroke-linecap': 'round' })
  )
}

export const motifs = { umbrella, lemon, fish, egg }
