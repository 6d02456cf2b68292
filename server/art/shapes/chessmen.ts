import type { Point } from '../svg.ts'

/** Half of an outline: half widths at heights, from the foot (0) to the top (1). `.26 0 .26 .09` is two points. */
function outline(numbers: string): readonly Point[] {
  const values = numbers.split(' ').map(Number)
  return Array.from({ length: values.length / 2 }, (_, index) => [values[index * 2] ?? 0, values[index * 2 + 1] ?? 0])
}

/** Pawn, king, bishop and rook, each as half of its outline. */
export const chessmen = [
  outline('.26 0 .26 .09 .2 .13 .13 .3 .1 .56 .17 .6 .17 .64 .1 .67 .165 .74 .18 .82 .165 .9 .1 .97 0 1'),
  outline(
    '.22 0 .22 .07 .17 .1 .11 .26 .085 .56 .15 .6 .15 .63 .09 .65 .15 .82 .12 .86 .025 .87 .025 .91 .075 .91 .075 .95 .025 .95 .025 1 0 1',
  ),
  outline('.23 0 .23 .08 .18 .11 .11 .28 .085 .55 .15 .59 .15 .62 .08 .65 .14 .74 .12 .84 .04 .94 .045 .97 .02 1 0 1'),
  outline('.26 0 .26 .1 .2 .14 .15 .34 .13 .66 .21 .72 .21 .86 .13 .86 .13 .8 .06 .8 .06 .86 0 .86'),
]
