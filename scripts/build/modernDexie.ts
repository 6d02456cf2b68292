/**
 * Dexie's entry leads to a build for browsers of 2015, because one bundle serves `require` too. The package has the same
 * code for ours beside it, 2 kB gzip lighter. Tests run on what is built.
 */
export const modernDexie = { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }
