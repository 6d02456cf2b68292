import { drawLine, type LineStyle, measure } from './textLine.ts'
import { toCapitals } from './title.ts'

const directorStyle: LineStyle = { face: 'condensedStrong', tracking: 0.14 }
const castStyle: LineStyle = { face: 'condensed', tracking: 0.07 }
const starStyle: LineStyle = { face: 'condensedStrong', tracking: 0.22 }

export type Credits = { directors: readonly string[]; cast: readonly string[] }

export type CreditsPlace = { width: number; height: number; ink: string; align: 'start' | 'middle' }

/** The lines at the foot: who made it, who plays, the year. What is not known is left out. */
export function drawCredits(credits: Credits, year: number | null, place: CreditsPlace): string {
  const { width, height, ink, align } = place
  const x = align === 'start' ? width * 0.08 : width / 2
  const line = (text: string, style: LineStyle, y: number, biggest: number) => {
    if (text === '') return ''
    const size = Math.min(biggest, (width * 0.84) / measure(text, style))
    return drawLine(text, style, { x, y: height * y, size, anchor: align, fill: ink })
  }
  const { directors, cast } = credits
  const director = directors.length > 0 ? toCapitals(`Ein Film von ${joinNames(directors)}`) : ''
  const names = toCapitals(cast.slice(0, 4).join('   '))
  const foot = [names, year === null ? '' : String(year)].filter((part) => part !== '').join('   ·   ')
  return line(director, directorStyle, 0.932, 26) + line(foot, castStyle, 0.962, 23)
}

/** The two best-known names above everything. */
export function drawStars(credits: Credits, place: { width: number; height: number; ink: string }): string {
  const text = toCapitals(credits.cast.slice(0, 2).join('     '))
  const size = Math.min(25, (place.width * 0.84) / measure(text, starStyle))
  return drawLine(text, starStyle, {
    x: place.width / 2,
    y: place.height * 0.055,
    size,
    anchor: 'middle',
    fill: place.ink,
  })
}

function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, 3)
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} und ${shown.at(-1)}`
}
