import { loadDemo } from '../server/demo/service.ts'
import type { TestServer } from './server.ts'

/** Fills a test's database with the demo world, as of the test's clock. */
export async function loadDemoWorld({ database, jobs, clock }: TestServer): Promise<void> {
  await loadDemo({ database, jobs, clock: () => clock.now, logger: { info: () => {} } })
}
