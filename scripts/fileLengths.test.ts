import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDERS = ['src', 'server', 'contract', 'scripts', 'lighthouse', 'bench', 'test', 'e2e']
/** Tables: rows of one kind, which nobody reads from top to bottom. */
const TABLES = ['src/ui/tokens.css', 'server/art/genres.ts', 'test/search/tunedQueries.ts']

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).filter((name) => /\.(m?[jt]sx?|css)$/.test(name) && !TABLES.includes(name))

const lengths = new Map(files.map((name) => [name, readFileSync(name, 'utf8').split('\n').length - 1]))
const isTest = (name: string) => /\.(test|spec)\.|^(test|e2e)\//.test(name)

const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0

it('no file is longer than 250 lines, tables apart', () => {
  expect([...lengths].filter(([, lines]) => lines > 250)).toEqual([])
})

it('code is in short files: half of them have 40 lines at most, nine of ten 100 at most (ADR 060)', () => {
  const code = [...lengths].filter(([name]) => !isTest(name)).map(([, lines]) => lines)
  expect(share(code, 0.5)).toBeLessThanOrEqual(40)
  expect(share(code, 0.9)).toBeLessThanOrEqual(100)
})
