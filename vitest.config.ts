import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { newerBuilds } from './scripts/build/newerBuilds.ts'
import { routePaths } from './scripts/build/routePaths.ts'
import { LongestFirst } from './test/longestFirst.ts'

export default defineConfig({
  plugins: [react(), routePaths],
  resolve: { alias: newerBuilds },
  test: {
    // Vitest leaves one core free for its own thread, which waits: on a machine of two that is half of it.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // A test that hangs ends; one that waits for a busy machine does not.
    testTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['{bench,contract,lighthouse,scripts}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          // Making a document takes a second for each file: a `.test.ts` that needs one says so in its first line.
          environment: 'node',
          include: ['src/**/*.test.ts'],
          // The files of a worker share its modules, and what those keep: loading them anew took longer than the tests.
          isolate: false,
          setupFiles: ['fake-indexeddb/auto', 'test/setup.app.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          // The files of a worker share its modules: loading React and Testing Library anew took five times the time
          // of the tests. Whatever a test puts outside of its store it takes back (`test/setup.components.ts`).
          isolate: false,
          setupFiles: ['fake-indexeddb/auto', 'test/setup.components.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['{server,test}/**/*.test.ts'],
          isolate: false,
          globalSetup: 'test/databases.setup.ts',
        },
      },
    ],
  },
})
