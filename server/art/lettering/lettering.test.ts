import { describe, expect, it } from 'vitest'
import { titleStyles } from '../composition.ts'
import { allBreaks, toWords } from './breakLines.ts'
import { drawLine, measure } from './textLine.ts'
import { drawTitle, toCapitals } from './title.ts'

const box = { x: 56, y: 700, width: 586, height: 150 }

/** The box of all outlines, from the numbers of their paths. */
function extent(svg: string) {
  const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map((match) => match[1] ?? '')
  const points = paths.flatMap((data) => {
    const numbers = [...data.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
    return numbers.flatMap((value, index) => (index % 2 === 0 ? [{ x: value, y: numbers[index + 1] ?? 0 }] : []))
  })
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

describe('lettering', () => {
  it.each(titleStyles.filter((style) => style !== 'slant'))('keeps long titles in their box, set as %s', (style) => {
    for (const title of [
      'Dr. Seltsam oder: Wie ich lernte, die Bombe zu lieben',
      'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
      'Übergrößenträger ärgern Österreichs Öffentlichkeit außerordentlich – der Film',
      'M',
    ]) {
      const { left, right, top, bottom } = extent(drawTitle(title, style, box, 'bottom', '#ffffff'))
      expect(left).toBeGreaterThanOrEqual(box.x - 15)
      expect(right).toBeLessThanOrEqual(box.x + box.width + 15)
      expect(top).toBeGreaterThanOrEqual(box.y - 5)
      // Commas and descenders hang below the last line.
      expect(bottom).toBeLessThanOrEqual(box.y + box.height + 40)
    }
  })

  it('sets every word of a long title', () => {
    const title = 'Dr. Seltsam oder: Wie ich lernte, die Bombe zu lieben und mehr'
    expect(toWords(title).join(' ')).toBe(title)
    expect(toWords(title).length).toBeLessThanOrEqual(9)
  })

  it('keeps a dash with the word before it', () => {
    expect(toWords('Weapons – Die Stunde')).toEqual(['Weapons –', 'Die', 'Stunde'])
  })

  it('tries every way to break the lines', () => {
    expect(allBreaks(['a', 'b', 'c'])).toHaveLength(4)
  })

  it.each(['Ä', 'Ö', 'Ü', 'ß', 'é', 'ñ', 'ś', 'ř', 'ő', '·', '–', '„', '½'])(
    'has outlines for %s in every face',
    (letter) => {
      for (const face of ['condensed', 'condensedStrong', 'condensedHeavy', 'gothic', 'serif', 'wide'] as const) {
        const svg = drawLine(letter, { face, tracking: 0 }, { x: 0, y: 100, size: 100, anchor: 'start', fill: '#fff' })
        expect(svg).not.toContain('d=""')
        expect(svg).not.toContain('NaN')
      }
    },
  )

  it('sets an umlaut higher than its letter', () => {
    const at = { x: 0, y: 100, size: 100, anchor: 'start', fill: '#fff' } as const
    for (const face of ['condensedStrong', 'gothic', 'serif', 'wide'] as const) {
      const top = (letter: string) => extent(drawLine(letter, { face, tracking: 0 }, at)).top
      expect(top('Ä')).toBeLessThan(top('A'))
      expect(top('Ü')).toBeLessThan(top('U'))
    }
  })

  it('writes ß as SS in capitals', () => {
    expect(toCapitals('Große Straße')).toBe('GROSSE STRASSE')
  })

  it('takes composed and decomposed umlauts for the same', () => {
    const style = { face: 'serif', tracking: 0 } as const
    expect(measure('Ü'.normalize('NFD'), style)).toBe(measure('Ü', style))
  })

  it('leaves out what no font knows instead of setting a box', () => {
    expect(measure('映', { face: 'serif', tracking: 0 })).toBe(0)
  })
})
