import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { registry } from '../src/sync/commands/registry.ts'

const folders = ['bench', 'contract', 'demo-data', 'docs', 'e2e', 'lighthouse', 'scripts', 'server', 'src', 'test']
const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .concat('README.md', 'CONTRIBUTING.md')
  .filter((file) => /\.(md|tsx?|m?js|cjs|css)$/.test(file) && file !== 'test/documents.test.ts')

/** Everything that `pattern`'s first group finds, with the file it stands in. */
const find = (pattern: RegExp, among = files) =>
  among.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map((match) => [file, match[1] ?? '']))

const product = readFileSync('docs/PRODUCT.md', 'utf8')
const parts = new Set(product.match(/\b[A-K]\d+b?\b/g))

it('refers to parts of the product that docs/PRODUCT.md names', () => {
  const references = find(/PRODUCT ([A-Z]\d*[a-z]?)\b/g)
  expect(references.length).toBeGreaterThan(100)
  expect(references.filter(([, part]) => !parts.has(part ?? ''))).toEqual([])
})

it('refers to no plan outside of the repository', () => {
  expect(find(/\b((SPEC|CHECKLIST|DESIGN|STYLE|OFFLINE)(\.md| §)|CHECKLIST [A-K]\d)/g)).toEqual([])
})

it('refers to decisions that exist', () => {
  const decisions = new Set(readdirSync('docs/adr').map((file) => file.slice(0, 3)))
  expect(find(/\bADR (\d{3})\b/g).filter(([, number]) => !decisions.has(number ?? ''))).toEqual([])
})

it('lists every decision in docs/adr/README.md', () => {
  const list = readFileSync('docs/adr/README.md', 'utf8')
  const decisions = readdirSync('docs/adr').filter((file) => /^\d{3}-/.test(file))
  expect(decisions.filter((file) => !list.includes(`(${file})`))).toEqual([])
})

it('leads by every link of a document to a file', () => {
  const documents = files.filter((file) => file.endsWith('.md'))
  const links = find(/\]\((?!https?:|#)([^)#`\s]+)/g, documents)
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(([file = '', link = '']) => !existsSync(join(dirname(file), link)))).toEqual([])
})

it('names files in documents that exist', () => {
  const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/adr/'))
  const named = find(
    /`((?:bench|contract|e2e|lighthouse|scripts|server|src|test)\/[\w./-]+\.(?:tsx?|mjs|cjs|css))`/g,
    documents,
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(([, path = '']) => !existsSync(path))).toEqual([])
})

it('has a row in docs/COMMANDS.md for each command, with its file', () => {
  const rows = [...readFileSync('docs/COMMANDS.md', 'utf8').matchAll(/^\| `(\w+)` \| `([\w/.]+)` \|/gm)]
  expect(rows.map(([, kind]) => kind).sort()).toEqual([...registry.keys()].sort())
  for (const [, kind = '', file = ''] of rows) expect(readFileSync(file, 'utf8')).toContain(`kind: '${kind}'`)
})
