// `npm run fuzz -- [--requests N] [--seed S] [--database embedded|postgres] [--first N]`, docs/FUZZ.md.
import { parseArgs } from 'node:util'
import { ensureBuilt } from './ensureBuilt.mjs'
import { ensureInstalled } from './ensureInstalled.mjs'
import { requireNode, run } from './run.mjs'

requireNode()
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '1' },
    database: { type: 'string', default: 'embedded' },
  },
})
const { database, ...numbers } = values
if (!['embedded', 'postgres'].includes(database)) throw new Error('--database is embedded or postgres')
for (const [name, value] of Object.entries(numbers)) {
  if (!/^\d{1,9}$/.test(value)) throw new Error(`--${name} wants a number`)
}

await ensureInstalled()
await ensureBuilt()
const args = [database, numbers.seed, numbers.requests, numbers.first]
process.exitCode = await run('npx', ['tsx', 'test/fuzz/run.ts', ...args])
