import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Adds the hash of the shell to the worker's list of files, so that no other page is ever installed in its place: neither
 * a proxy's or a portal's, nor the one of another build, whose files the device does not hold.
 *
 * @param clientDir the folder with the built `index.html`.
 * @returns a transform of `injectManifest`.
 */
export function shellHash(clientDir: string) {
  return async <Entry extends { url: string }>(manifest: Entry[]) => ({
    manifest: manifest.map((entry) =>
      entry.url === SHELL ? { ...entry, integrity: hash(join(clientDir, SHELL)) } : entry,
    ),
  })
}

const SHELL = 'index.html'

const hash = (file: string) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
