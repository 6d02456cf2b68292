/** Pixels; `defs` holds what `art` refers to. */
export type Drawing = { readonly width: number; readonly height: number; readonly defs: string; readonly art: string }

export function toSvg({ width, height, defs, art }: Drawing): string {
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${defs}</defs>${art}</svg>`
}
