/**
 * The outbox beside Workbox's BackgroundSync queue and TanStack's offline transactions, in a real Chromium:
 * `npm run bench:outbox -- [commands] [rounds] [many]`.
 */
import { measure } from './figures.ts'

const [commands = 1_000, rounds = 5, many = 10_000] = process.argv.slice(2).map(Number)
await measure({ commands, rounds, many })
