import type { Drawing } from './drawing.ts'
import { type PaletteName, palettes } from './palettes.ts'
import { createRandom, type Random } from './random.ts'
import { circle, d, path, polygon, rect, repeat } from './svg.ts'

const SIZE = 168
const MIDDLE = SIZE / 2

/** Two inks that stay apart at 26 pixels. */
type Inks = { ground: string; figure: string }

type Figure = (inks: Inks, random: Random) => string

const figures: readonly Figure[] = [
  // A sun over a horizon.
  ({ figure, ground }) =>
    circle(MIDDLE, 88, 46, figure) + rect(0, 104, SIZE, 64, figure) + rect(0, 98, SIZE, 8, ground),
  // Somebody from behind.
  ({ figure }) =>
    circle(MIDDLE, 66, 32, figure) + path(d`M20 ${SIZE}C20 116 52 104 84 104C116 104 148 116 148 ${SIZE}Z`, figure),
  // A clapperboard.
  ({ figure, ground }) =>
    rect(30, 66, 108, 72, figure, { rx: 6 }) +
    polygon(
      [
        [28, 54],
        [132, 26],
        [138, 46],
        [34, 74],
      ],
      figure,
    ) +
    repeat(3, (index) => {
      const x = 46 + index * 32
      const y = 52 - index * 8.6
      return polygon(
        [
          [x, y],
          [x + 14, y - 4],
          [x + 4, y + 20],
          [x - 10, y + 23],
        ],
        ground,
      )
    }),
  // A reel.
  ({ figure, ground }) =>
    circle(MIDDLE, MIDDLE, 60, figure) +
    repeat(5, (index) => {
      const angle = (index / 5) * 2 * Math.PI - Math.PI / 2
      return circle(MIDDLE + Math.cos(angle) * 34, MIDDLE + Math.sin(angle) * 34, 14, ground)
    }) +
    circle(MIDDLE, MIDDLE, 7, ground),
  // A cat's head.
  ({ figure, ground }) =>
    path(d`M34 30L64 56C76 51 92 51 104 56L134 30L138 92C138 124 114 142 84 142C54 142 30 124 30 92Z`, figure) +
    circle(62, 92, 10, ground) +
    circle(106, 92, 10, ground) +
    polygon(
      [
        [76, 112],
        [92, 112],
        [84, 121],
      ],
      ground,
    ),
  // A moon.
  ({ figure, ground }) => circle(MIDDLE, MIDDLE, 56, figure) + circle(MIDDLE + 26, MIDDLE - 16, 48, ground),
  // An eye.
  ({ figure, ground }) =>
    path(d`M14 84C44 34 124 34 154 84C124 134 44 134 14 84Z`, figure) +
    circle(MIDDLE, MIDDLE, 27, ground) +
    circle(MIDDLE, MIDDLE, 12, figure),
  // Mountains, the higher one with snow.
  ({ figure }) =>
    polygon(
      [
        [-10, SIZE],
        [40, 82],
        [56, 92],
        [66, 80],
        [80, 86],
        [108, 128],
        [126, 100],
        [186, SIZE],
      ],
      figure,
    ) +
    polygon(
      [
        [62, 40],
        [82, 72],
        [67, 66],
        [57, 78],
        [44, 70],
      ],
      figure,
    ) +
    circle(124, 50, 16, figure),
  // A fish.
  ({ figure, ground }, random) => {
    const facing = random.pick([1, -1])
    const x = (value: number) => MIDDLE + value * facing
    return (
      path(d`M${x(-66)} 84Q${x(-10)} 28 ${x(40)} 84Q${x(-10)} 140 ${x(-66)} 84Z`, figure) +
      polygon(
        [
          [x(32), 84],
          [x(68), 56],
          [x(60), 84],
          [x(68), 112],
        ],
        figure,
      ) +
      circle(x(-38), 76, 9, ground)
    )
  },
]

/** Light on dark or dark on light, both well apart. */
const pairs: readonly {
  palette: PaletteName
  ground: 'deep' | 'mid' | 'shade' | 'glow'
  figure: 'glow' | 'accent' | 'paper' | 'deep'
}[] = [
  { palette: 'dusk', ground: 'shade', figure: 'glow' },
  { palette: 'agfa', ground: 'shade', figure: 'glow' },
  { palette: 'ember', ground: 'mid', figure: 'accent' },
  { palette: 'frost', ground: 'shade', figure: 'glow' },
  { palette: 'absinth', ground: 'shade', figure: 'glow' },
  { palette: 'bone', ground: 'glow', figure: 'deep' },
  { palette: 'citrus', ground: 'shade', figure: 'glow' },
  { palette: 'mint', ground: 'shade', figure: 'glow' },
  { palette: 'rose', ground: 'shade', figure: 'glow' },
  { palette: 'cobalt', ground: 'shade', figure: 'accent' },
  { palette: 'moss', ground: 'shade', figure: 'glow' },
  { palette: 'plum', ground: 'shade', figure: 'accent' },
  { palette: 'sand', ground: 'glow', figure: 'deep' },
  { palette: 'petrol', ground: 'shade', figure: 'glow' },
  { palette: 'ochre', ground: 'glow', figure: 'deep' },
]

/** A member's picture until they upload one: a simple figure in two inks, from the name. */
export function drawAvatar(username: string): Drawing {
  const { inks, random } = choose(username)
  const figure = random.pick(figures)
  const ground = rect(0, 0, SIZE, SIZE, inks.ground)
  return { width: SIZE, height: SIZE, defs: '', art: ground + figure(inks, random) }
}

export function groundOfAvatar(username: string): string {
  return choose(username).inks.ground
}

function choose(username: string): { inks: Inks; random: Random } {
  const random = createRandom(username)
  const pair = random.pick(pairs)
  const palette = palettes[pair.palette]
  return { inks: { ground: palette[pair.ground], figure: palette[pair.figure] }, random }
}
