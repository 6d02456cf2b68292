export type Point = readonly [x: number, y: number]
export type Attributes = Readonly<Record<string, string | number>>

/** A tenth of a pixel is enough and keeps the text short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Path data whose numbers are rounded: `` d`M${x} ${y}Z` ``. */
export function d(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return String.raw({ raw: strings }, ...values.map((value) => (typeof value === 'number' ? round(value) : value)))
}

function write(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('')
}

/** The fill that paints with a gradient of the same drawing. */
export function paint(id: string): string {
  return `url(#${id})`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return `<rect${write({ x: round(x), y: round(y), width: round(width), height: round(height), fill, ...more })}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more: Attributes = {}): string {
  return `<circle${write({ cx: round(x), cy: round(y), r: round(radius), fill, ...more })}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return `<ellipse${write({ cx: round(x), cy: round(y), rx: round(rx), ry: round(ry), fill, ...more })}/>`
}

export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return `<polygon${write({ points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '), fill, ...more })}/>`
}

export function path(data: string, fill: string, more: Attributes = {}): string {
  return `<path${write({ d: data, fill, ...more })}/>`
}

/** An open line. */
export function line(data: string, color: string, width: number, more: Attributes = {}): string {
  return path(data, 'none', { stroke: color, 'stroke-width': width, ...more })
}

export function group(content: string, attributes: Attributes): string {
  return `<g${write(attributes)}>${content}</g>`
}

/** The results of drawing `count` times, joined. */
export function repeat(count: number, drawOne: (index: number) => string): string {
  return Array.from({ length: Math.max(0, count) }, (_, index) => drawOne(index)).join('')
}

/** Radians; 0 points right, a quarter turn points down. */
export function polar(x: number, y: number, radius: number, angle: number): Point {
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
}

/** A soft curve through all points (Catmull-Rom as Bézier). */
export function curve(points: readonly Point[]): string {
  const [first] = points
  if (first === undefined) return ''
  let data = d`M${first[0]} ${first[1]}`
  for (let index = 0; index + 1 < points.length; index++) {
    const from = points[index] ?? first
    const to = points[index + 1] ?? from
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    data += d`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} `
    data += d`${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`
  }
  return data
}
