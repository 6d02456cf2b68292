import type { Sketch } from '../../texts/coming/comingPlace.ts'

/** On a canvas of 250 by 150: what is filled, what is drawn as a line, and the one part that is lit. */
type Drawing = { areas: string; lines: string; lit: string }

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`
const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
const each = (values: readonly number[], draw: (value: number, index: number) => string): string =>
  values.map(draw).join('')

const columns = [22, 76, 130, 184]

/** The screens to come, in outline: no screenshot of something that is not there. */
export const sketches: Readonly<Record<Sketch, Drawing>> = {
  wall: {
    areas: each(columns, (x) => box(x, 16, 42, 60)) + each(columns, (x) => box(x, 94, 42, 56)),
    lines: each(columns, (x) => `M${x} 84h${x % 4 === 0 ? 30 : 38}`),
    lit: box(76, 16, 42, 60),
  },
  scale: {
    areas: each([8, 14, 22, 34, 46, 58, 50, 32, 16], (height, index) => box(34 + index * 21, 84 - height, 14, height)),
    lines: `M28 110h194${each([28, 76, 125, 173, 222], (x) => `M${x} 104v12`)}`,
    lit: box(160, 98, 16, 24),
  },
  play: {
    areas: box(0, 0, 250, 150),
    lines: `${ring(125, 68, 34)}M24 128h202`,
    lit: 'M115 50v36l30-18zM24 126h74v4h-74z',
  },
  pages: {
    areas: box(22, 20, 92, 62),
    lines: 'M22 98h206M22 112h190M22 126h206M130 54h98M130 66h86M130 78h94',
    lit: box(130, 22, 82, 16),
  },
  wave: {
    areas: '',
    lines: each([10, 22, 38, 18, 52, 66, 40, 74, 58, 30, 62, 44, 20, 34, 14, 8], (height, index) => {
      const x = 76 + index * 10
      return `M${x} ${75 - height / 2}v${height}`
    }),
    lit: `${ring(42, 75, 20)}`,
  },
  grid: {
    areas: [box(56, 16, 52, 24), box(112, 16, 60, 24), box(56, 48, 84, 24), box(184, 48, 46, 24)]
      .concat([box(56, 80, 36, 24), box(96, 80, 78, 24), box(178, 80, 52, 24), box(56, 112, 66, 24)])
      .concat([box(126, 112, 104, 24), box(176, 16, 54, 24)])
      .join(''),
    lines: each([28, 60, 92, 124], (y) => `M18 ${y}h26`),
    lit: `${box(144, 48, 36, 24)}${box(152, 8, 2, 136)}`,
  },
  letters: {
    areas: 'M22 24h112v54h-74l-20 18v-18h-18z',
    lines: 'M38 42h78M38 58h52M132 92h74M132 108h46',
    lit: 'M116 74h112v52h-16v18l-20-18h-76z',
  },
  form: {
    areas: each([18, 54], (y) => box(46, y, 158, 24)),
    lines: 'M58 30h52M58 66h76M76 98h96M46 92h12v12h-12z',
    lit: box(46, 116, 86, 22),
  },
  ticket: {
    areas: 'M34 40h182v22a13 13 0 0 0 0 26v22h-182v-22a13 13 0 0 0 0-26z',
    lines: 'M168 46v8M168 62v8M168 78v8M168 94v8M58 62h84M58 76h62M58 90h74',
    lit: 'M184 64h16v22h-16z',
  },
}
