const { options } = require('./.dependency-cruiser.cjs')

/** Circles between folders. Tests and their builders are left out: they import whatever they test. */
module.exports = {
  forbidden: [{ name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } }],
  options: { ...options, exclude: { path: '[.]test[.]tsx?$' } },
}
