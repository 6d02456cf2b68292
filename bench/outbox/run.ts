/**
 * The outbox beside Workbox's BackgroundSync queue and TanStack's offline transactions, in a real Chromium.
 *
 * - `npm run bench:outbox -- [commands] [rounds] [many]`: how fast.
 * - `npm run bench:outbox -- --faults [--words N] [--kills N] [fault or queue …]`: how safely.
 */
import { parseArgs } from 'node:util'
import { runFaults } from './faults/runFaults.ts'
import { measure } from './figures.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: 'boolean', default: false },
    words: { type: 'string', default: '200' },
    kills: { type: 'string', default: '20' },
  },
})

if (values.faults) await runFaults({ words: Number(values.words), kills: Number(values.kills) }, positionals)
else {
  const [commands = 1_000, rounds = 5, many = 10_000] = positionals.map(Number)
  await measure({ commands, rounds, many })
}
