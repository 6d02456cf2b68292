import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shellHash } from './shellHash.ts'

it('names the hash of the shell, and of no other file: those have theirs in their names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lichtspiel-shell-'))
  try {
    writeFileSync(join(folder, 'index.html'), 'abc')
    const files = [{ url: 'index.html' }, { url: 'assets/abc.js' }]
    expect((await shellHash(folder)(files)).manifest).toEqual([
      { url: 'index.html', integrity: 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=' },
      { url: 'assets/abc.js' },
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
