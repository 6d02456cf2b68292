import { group, path, round } from '../svg.ts'

const bodies = {
  coat: 'M-.055 .15C-.13 .17 -.15 .2 -.155 .28L-.16 .5L-.19 .68L-.1 .69L-.095 1L-.02 1L-.005 .71L.03 .71L.05 1L.125 1L.11 .69L.19 .67L.155 .5L.15 .27C.145 .2 .12 .17 .05 .15Z',
  dress:
    'M-.05 .15C-.1 .17 -.12 .2 -.12 .26L-.13 .46L-.1 .47L-.22 .84L-.06 .86L-.055 1L-.015 1L-.005 .86L.04 .86L.05 1L.09 1L.09 .86L.22 .83L.1 .47L.13 .45L.12 .25C.11 .19 .1 .17 .05 .15Z',
  wide: 'M-.05 .14C-.12 .16 -.145 .19 -.15 .27L-.165 .44L-.15 .58L-.125 .58L-.12 .46L-.115 .72L-.1 .73L-.105 .97L-.14 1L-.03 1L-.015 .74L.015 .74L.04 .99L.14 1L.105 .965L.1 .73L.12 .72L.12 .46L.128 .58L.152 .575L.165 .43L.15 .27C.145 .19 .12 .16 .05 .14Z',
}
const hat =
  '<path d="M-.13 .055L.13 .055L.13 .075L-.13 .075ZM-.07 .06L-.06 -.02C-.03 -.04 .03 -.04 .06 -.02L.07 .06Z"/>'

export type FigureKind = keyof typeof bodies

/** Somebody standing with the feet at (x, y), `height` pixels tall. `facing` -1 mirrors. */
export function figure(x: number, y: number, height: number, fill: string, kind: FigureKind, facing = 1): string {
  const head = '<ellipse cx="0" cy=".08" rx=".056" ry=".072"/>'
  return group(head + (kind === 'coat' ? hat : '') + path(bodies[kind], fill), {
    transform: `translate(${round(x)} ${round(y - height)}) scale(${round(height) * facing} ${round(height)})`,
    fill,
  })
}
