import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of package.json, from the sources as from the bundle in `dist/server`. */
export function findProjectRoot(from: string = fileURLToPath(import.meta.url)): string {
  const folder = dirname(from)
  if (existsSync(join(folder, 'package.json'))) return folder
  if (folder === dirname(folder)) throw new Error('There is no package.json above the server')
  return findProjectRoot(folder)
}

export function migrationsFolder(): string {
  return join(findProjectRoot(), 'server', 'db', 'migrations')
}
