import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readNdjson } from './ndjson.ts'
import { demoDataFolder, readDemoWorld, schemas } from './world.ts'

/** The fields by which each file is sorted. Comments and trivia on one film keep the order in which they were written. */
const keys = {
  articles: ['title'],
  background: ['title', 'of'],
  cinemas: ['city', 'name'],
  cities: ['name'],
  collections: ['name'],
  comments: ['film'],
  films: ['year', 'title'],
  lists: ['name'],
  members: ['username'],
  people: ['name'],
  providers: ['kind', 'name'],
  series: ['year', 'title'],
  trivia: ['film'],
} as const satisfies Record<keyof typeof schemas, readonly string[]>
const kinds = Object.keys(schemas) as (keyof typeof schemas)[]

describe('the files of the demo world', () => {
  it.each(kinds)('sort %s by fields that a reader can guess, and begin each record with these fields', async (kind) => {
    const records: object[] = await readNdjson(join(demoDataFolder(), `${kind}.ndjson`), schemas[kind])
    const found = records.map((record) => keys[kind].map((key) => (record as Record<string, unknown>)[key]))
    expect(found).toEqual(found.toSorted(compare))
    const lines = readFileSync(join(demoDataFolder(), `${kind}.ndjson`), 'utf8')
      .trimEnd()
      .split('\n')
    for (const line of lines) expect(Object.keys(JSON.parse(line)).slice(0, keys[kind].length)).toEqual(keys[kind])
  })

  it('number their records without a gap: the next one takes the next number', async () => {
    const { articles, cinemas, films, members, series } = await readDemoWorld()
    for (const records of [articles, cinemas, films, members, series]) {
      expect(records.map(({ number }) => number)).toEqual(records.map((_, index) => index + 1))
    }
  })
})

/** Letters by their code, as most tools compare them. */
function compare(one: readonly unknown[], other: readonly unknown[]): number {
  const at = one.findIndex((key, index) => key !== other[index])
  if (at === -1) return 0
  return (one[at] as string | number) < (other[at] as string | number) ? -1 : 1
}

describe('a demo world with a fault is refused', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'demo-'))
    cpSync(demoDataFolder(), folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const change = (file: string, from: string, to: string) => {
    const path = join(folder, file)
    const before = readFileSync(path, 'utf8')
    expect(before).toContain(from)
    writeFileSync(path, before.replace(from, to))
  }

  it('by file and line: a field that nobody knows', async () => {
    change('cities.ndjson', '"state":"Berlin"', '"land":"Berlin"')
    const line =
      readFileSync(join(folder, 'cities.ndjson'), 'utf8')
        .split('\n')
        .findIndex((each) => each.includes('"land"')) + 1
    await expect(readDemoWorld(folder)).rejects.toThrow(`cities.ndjson, line ${line}: `)
  })

  it('by file and line: a line that is no JSON', async () => {
    change('films.ndjson', '{"year"', '{year')
    await expect(readDemoWorld(folder)).rejects.toThrow('films.ndjson, line 1: ')
  })

  it.each([
    ['a writer who is no member', 'trivia.ndjson', '"by":"kinofan"', '"by":"kinofann"', 'no member "kinofann"'],
    ['an answer of nobody', 'comments.ndjson', '"replies":[["kinofan"', '"replies":[["niemand"', 'no member "niemand"'],
    [
      'a friend who is no member',
      'members.ndjson',
      '"friends":["Filmrolle35"',
      '"friends":["Rolle"',
      'no member "Rolle"',
    ],
    ['a comment on no film', 'comments.ndjson', '"film":"Amrum"', '"film":"Amrun"', 'no film "Amrun"'],
    ['a cinema in no city', 'cinemas.ndjson', '"city":"berlin"', '"city":"bonnn"', 'no city "bonnn"'],
    ['facts about nobody', 'people.ndjson', '"name":"Bruno Ganz"', '"name":"Bruno Gans"', 'no title with "Bruno Gans"'],
    ['an award for nobody', 'background.ndjson', '"Jodie Foster"', '"Jodie Forster"', 'no title with "Jodie Forster"'],
    ['a number given twice', 'films.ndjson', '"number":2,', '"number":3,', 'films have the number 3'],
  ])('by its name: %s', async (_what, file, from, to, message) => {
    change(file, from, to)
    await expect(readDemoWorld(folder)).rejects.toThrow(message)
  })
})
