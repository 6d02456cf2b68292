import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { compositionNames } from './compositionNames.ts'
import { paletteFamilies } from './palettes.ts'
import type { Recipe } from './service.ts'
import { assignLooks, drawImage, groundOf, parseRecipe } from './service.ts'

function aPoster(overrides: Partial<Extract<Recipe, { kind: 'poster' | 'still' }>> = {}) {
  return {
    kind: 'poster' as const,
    seed: 'der-letzte-sommer',
    title: 'Der letzte Sommer am Kanal',
    year: 2026,
    credits: { directors: ['Mirja Tillich'], cast: ['Ines Harmsen', 'Taro Vossberg'] },
    look: { composition: 'pool' as const, palette: 'mint' as const },
    ...overrides,
  }
}

describe('drawing', () => {
  it.each(compositionNames)('makes a decodable poster and still of %s, the same each time', async (composition) => {
    for (const kind of ['poster', 'still'] as const) {
      const recipe = aPoster({ kind, look: { composition, palette: 'agfa' } })
      const { svg, width, height } = drawImage(recipe)
      expect(drawImage(structuredClone(recipe)).svg).toBe(svg)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      const decoded = await sharp(Buffer.from(svg)).metadata()
      expect([decoded.width, decoded.height]).toEqual([width, height])
      expect(groundOf(recipe)).toMatch(/^#[0-9a-f]{6}$/)
    }
  })

  it('refers only to gradients and clips that the same drawing defines', () => {
    for (const composition of compositionNames) {
      const { svg } = drawImage(aPoster({ look: { composition, palette: 'plum' } }))
      const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map((match) => match[1])
      const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]))
      expect(used.filter((id) => !defined.has(id ?? ''))).toEqual([])
    }
  })

  it('outlines the lettering, so that no font is needed', () => {
    const { svg } = drawImage(aPoster())
    expect(svg).not.toMatch(/<text|font-family/)
    expect(svg.length).toBeGreaterThan(drawImage(aPoster({ title: '' })).svg.length)
  })

  it('leaves unknown credits out', () => {
    const without = drawImage(aPoster({ credits: { directors: [], cast: [] }, year: null })).svg
    const lettersOf = (svg: string) => svg.match(/<path/g)?.length ?? 0
    expect(lettersOf(without)).toBeLessThan(lettersOf(drawImage(aPoster()).svg))
  })

  it('puts no lettering on a still', () => {
    const one = drawImage(aPoster({ kind: 'still', credits: { directors: [], cast: [] } }))
    expect(one.svg).toBe(drawImage(aPoster({ kind: 'still' })).svg)
  })

  it('gives a member a picture of two inks', () => {
    const { svg, width, height } = drawImage({ kind: 'avatar', username: 'kinofan' })
    expect(width).toBe(height)
    expect(new Set(svg.match(/#[0-9a-f]{6}/g)).size).toBe(2)
    expect(svg).not.toBe(drawImage({ kind: 'avatar', username: 'kritik' }).svg)
  })

  it('refuses a kept recipe that is none', () => {
    expect(() => parseRecipe({ ...aPoster(), look: { composition: 'nothing', palette: 'mint' } })).toThrow()
  })
})

describe('looks', () => {
  const genres = [
    ['Drama'],
    ['Thriller', 'Krimi'],
    ['Science Fiction'],
    ['Komödie'],
    ['Animation', 'Familie'],
    ['Horror'],
  ]
  const films = Array.from({ length: 24 }, (_, index) => ({
    seed: `film-${index}`,
    title: `Film Nummer ${index}`,
    genres: genres[index % genres.length] ?? [],
  }))
  const looks = assignLooks(films)

  it('are the same for the same films', () => {
    expect(assignLooks(films)).toEqual(looks)
  })

  it('share the composition with none of a screen, and the family of palettes with no neighbour', () => {
    expect(new Set(looks.map(({ composition }) => composition)).size).toBe(films.length)
    looks.forEach(({ palette }, index) => {
      const neighbours = looks.slice(index + 1, index + 3).map((look) => paletteFamilies[look.palette])
      expect(neighbours).not.toContain(paletteFamilies[palette])
    })
  })

  it('look unlike the neighbours', async () => {
    const hashes = await Promise.all(
      films.map((film, index) => {
        const { seed, title } = film
        const { composition, palette } = looks[index] ?? { composition: 'pool', palette: 'mint' }
        return differenceHash(drawImage(aPoster({ seed, title, look: { composition, palette } })).svg)
      }),
    )
    for (let index = 1; index < hashes.length; index++) {
      expect(distance(hashes[index] ?? [], hashes[index - 1] ?? [])).toBeGreaterThan(10)
    }
  })

  it('keep away from those that others have already, before and behind them', () => {
    const added = (film: (typeof films)[number], index: number) => ({
      ...film,
      look: index % 3 === 0 ? undefined : looks[index],
    })
    const again = assignLooks(films.map(added))
    expect(again.filter((_, index) => index % 3 !== 0)).toEqual(looks.filter((_, index) => index % 3 !== 0))
    expect(new Set(again.map(({ composition }) => composition)).size).toBe(films.length)
  })

  it('take the picture that a title asks for', () => {
    const titles = ['Titanic', 'Das Fenster zum Hof', 'Findet Nemo']
    const wished = assignLooks(titles.map((title) => ({ seed: title, title, genres: ['Drama'] })))
    expect(wished.map(({ composition }) => composition)).toEqual(['ship', 'facade', 'shoal'])
  })

  it('go beyond a genre when it has too few for a long row of its films', () => {
    const westerns = assignLooks(films.map((film) => ({ ...film, genres: ['Western'] })))
    expect(new Set(westerns.map(({ composition }) => composition)).size).toBe(films.length)
  })

  it('fall back to those of a drama for genres that nobody knows', () => {
    expect(assignLooks([{ seed: 'x', title: 'X', genres: ['Kochsendung'] }])).toHaveLength(1)
  })
})

/** 3 × 64 bits: in each channel, whether a pixel of the picture at 9 × 8 is lighter than its right neighbour. */
async function differenceHash(svg: string): Promise<boolean[]> {
  const data = await sharp(Buffer.from(svg)).removeAlpha().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  return Array.from({ length: 8 * 8 * 3 }, (_, bit) => {
    const channel = bit % 3
    const column = Math.floor(bit / 3) % 8
    const row = Math.floor(bit / 24)
    const at = (x: number) => data[(row * 9 + x) * 3 + channel] ?? 0
    return at(column) > at(column + 1)
  })
}

function distance(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((bit, index) => bit !== other[index]).length
}
