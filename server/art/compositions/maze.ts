import { luminance, mix } from '../color.ts'
import { backdrop, type Composition, lowerPart, zoneAtBottom } from '../composition.ts'
import type { Random } from '../random.ts'
import { circle, d, line, type Point, rect } from '../svg.ts'

/** Rooms by row and column; `right` and `below` say where a wall is left. */
type Room = { readonly column: number; readonly row: number; right: boolean; below: boolean; from?: Room }

/** A maze from above, the way through it, and who is still on it. */
export const maze: Composition = (canvas) => {
  const { width, height, palette, random, isStill } = canvas
  const columns = random.integer(7, 11) + (isStill ? 8 : 0)
  const size = width / columns
  const rows = Math.ceil((height * (isStill ? 1 : 0.72)) / size)
  const ground = random.pick([palette.glow, palette.accent, palette.paper, palette.mid])
  const isLight = luminance(ground) > 0.25
  const wall = isLight ? palette.deep : palette.paper
  const way = ground === palette.accent || ground === palette.mid ? palette.paper : palette.accent
  const rooms = carve(random, columns, rows)
  const end = rooms[random.integer(0, columns - 1) + columns * (rows - random.integer(2, 4))]
  const trail = trailTo(end).map(({ column, row }): Point => [(column + 0.5) * size, (row + 0.5) * size])
  const [x, y] = trail.at(-1) ?? [0, 0]
  const thickness = size * 0.2

  return {
    ground,
    defs: '',
    art:
      backdrop(canvas, ground) +
      drawWalls(rooms, size, thickness, mix(ground, palette.deep, 0.28), [size * 0.16, size * 0.2]) +
      line(
        trail.map(([px, py], index) => d`${index === 0 ? 'M' : 'L'}${px} ${py}`).join(''),
        isLight ? mix(way, palette.deep, way === palette.paper ? 0 : 0.05) : palette.accent,
        size * 0.15,
        {
          'stroke-linejoin': 'round',
          'stroke-linecap': 'round',
          'stroke-dasharray': `${Math.round(size * 0.3)} ${Math.round(size * 0.26)}`,
        },
      ) +
      drawWalls(rooms, size, thickness, wall, [0, 0]) +
      circle(x + size * 0.06, y + size * 0.09, size * 0.27, palette.deep, { opacity: 0.3 }) +
      circle(x, y, size * 0.27, isLight ? palette.deep : palette.paper) +
      circle(x, y, size * 0.15, isLight ? palette.accent : palette.mid) +
      (isStill ? '' : rect(0, height * 0.715, width, thickness, wall)) +
      lowerPart(canvas, 0.715 + thickness / height, ground),
    zone: zoneAtBottom(0.765, 0.125),
    ink: isLight ? palette.deep : palette.paper,
    styles: ['wide', 'stack', 'spaced'],
    busyTop: true,
  }
}

/** Depth first from a random room: long ways, few forks. */
function carve(random: Random, columns: number, rows: number): Room[] {
  const rooms = Array.from(
    { length: columns * rows },
    (_, index): Room => ({ column: index % columns, row: Math.floor(index / columns), right: true, below: true }),
  )
  const roomAt = (column: number, row: number) =>
    column < 0 || column >= columns || row < 0 ? undefined : rooms[row * columns + column]
  const first = roomAt(random.integer(0, columns - 1), 0)
  const stack = first ? [first] : []
  const seen = new Set(stack)
  for (let room = stack.at(-1); room; room = stack.at(-1)) {
    const { column, row } = room
    const open = [roomAt(column + 1, row), roomAt(column - 1, row), roomAt(column, row + 1), roomAt(column, row - 1)]
    const next = open.filter((other) => other !== undefined && !seen.has(other))
    if (next.length === 0) {
      stack.pop()
      continue
    }
    const chosen = random.pick(next)
    if (!chosen) break
    if (chosen.row === row) (chosen.column > column ? room : chosen).right = false
    else (chosen.row > row ? room : chosen).below = false
    chosen.from = room
    seen.add(chosen)
    stack.push(chosen)
  }
  return rooms
}

/** From the entrance to the room. */
function trailTo(end: Room | undefined): Room[] {
  const trail: Room[] = []
  for (let room = end; room; room = room.from) trail.unshift(room)
  return trail
}

function drawWalls(rooms: readonly Room[], size: number, thickness: number, color: string, [dx, dy]: Point): string {
  const data = rooms
    .map(({ column, row, right, below }) => {
      const [x, y] = [(column + 1) * size + dx, (row + 1) * size + dy]
      return (right ? d`M${x} ${y - size}V${y}` : '') + (below ? d`M${x - size} ${y}H${x}` : '')
    })
    .join('')
  return line(data, color, thickness, { 'stroke-linecap': 'square' })
}
