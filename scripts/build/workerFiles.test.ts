import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from './workerFiles.ts'

const manifest = {
  'index.html': { file: 'assets/main.js', name: 'index' },
  '_lists.js': { file: 'assets/lists.js', name: 'later-lists' },
  '_styles.js': { file: 'assets/styles.js', name: 'later-styles', css: ['assets/later.css'] },
}
const files = {
  ...{ 'index.html': 'abc', 'manifest.webmanifest': '{}', 'icon-192.png': 'icon', 'favicon.svg': '<svg/>' },
  '.vite/manifest.json': JSON.stringify(manifest),
  ...Object.fromEntries(
    ['main.js', 'main.js.br', 'lists.js', 'styles.js', 'later.css', 'first.css', 'a.woff2', 'film.webm'].map((name) => [
      `assets/${name}`,
      name,
    ]),
  ),
}

it('lists what is installed, with what tells the version of files without a hash, and what comes later, fonts first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lichtspiel-worker-'))
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), content)
    }
    const { install, later } = listFiles(folder)
    expect(install[0]).toEqual({
      url: 'index.html',
      revision: '900150983cd24fb0d6963f7d28e17f72',
      // No other page is ever installed in its place.
      integrity: 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=',
    })
    const urls = install.map((entry) => (typeof entry === 'string' ? entry : entry.url))
    expect(urls.slice(1)).toEqual([
      'manifest.webmanifest',
      'icon-192.png',
      'favicon.svg',
      'assets/first.css',
      'assets/main.js',
    ])
    expect(later).toEqual(['assets/a.woff2', 'assets/later.css', 'assets/lists.js', 'assets/styles.js'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
