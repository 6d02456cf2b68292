import { defineConfig } from 'vitest/config'
import { newerBuilds } from '../../scripts/build/newerBuilds.ts'
import { routePaths } from '../../scripts/build/routePaths.ts'

/** The fast tests of `src/sync` alone: a mutant runs each test that reaches it. Must be alike to the project `app`. */
export default defineConfig({
  plugins: [routePaths],
  resolve: { alias: newerBuilds },
  test: {
    environment: 'node',
    include: ['src/sync/{outbox,replay,commands,direct}/*.test.ts'],
    isolate: false,
    setupFiles: ['fake-indexeddb/auto', 'test/setup.app.ts'],
    // A mutant that hangs fails its test; a limit of Stryker's own would cost the worker, too.
    testTimeout: 15_000,
    hookTimeout: 15_000,
    expect: { poll: { timeout: 5_000 } },
  },
})
