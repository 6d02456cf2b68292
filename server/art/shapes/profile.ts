/** A head in profile that looks right, in a box of 100 × 140. */
const PROFILE =
  'M12 140C20 126 20 116 15 106C3 92 -2 66 5 46C12 20 34 4 56 5C72 6 82 16 84.5 30C85.5 36 84.6 40 85.4 44C86.6 50 92.6 58 95.2 63.5C96.4 66.2 95 68.2 91.8 68.8C89.6 69.3 88.4 70.4 88.8 72.4C89.2 74 91.4 75 91.8 77C92 78.6 90.6 79.6 88.6 80.4C90.6 81.2 91.6 82.6 91 84.4C90.3 86.4 88 87 87.6 89.2C87.2 91.4 88.8 93.6 88.2 97C87.4 101.6 82.6 103.8 76.6 103.2C69.6 102.4 63.4 101.4 60.6 106C57 112.6 61 128 74 140Z'

/** Where the face ends on the right, per pixel of height. */
export const profileReach = 95.5 / 140

/** The profile, `height` pixels tall, its upper corner at (x, y). Mirrored, it looks left from x. */
export function profile(x: number, y: number, height: number, fill: string, mirrored = false): string {
  const scale = Math.round((height / 140) * 100) / 100
  const transform = `translate(${Math.round(x)} ${Math.round(y)}) scale(${mirrored ? -scale : scale} ${scale})`
  return `<path transform="${transform}" d="${PROFILE}" fill="${fill}"/>`
}
