/**
 * Packages whose entry leads to a build for browsers or Reacts of long ago, and what they have for ours beside it. Tests
 * run on what is built.
 */
export const newerBuilds = [
  // The entry is for browsers of 2015, because one bundle serves `require` too: 2 kB gzip.
  { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
  // The router's store brings its own `useSyncExternalStore` for React 17: half a kilobyte.
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
]
