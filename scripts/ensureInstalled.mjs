import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

/**
 * Whether what npm noted as installed (its hidden lockfile) is what the lockfile asks for. Says so without a stamp of
 * our own, so that an installation by hand counts too. Optional packages of other platforms may be missing.
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted)
    .filter(([path]) => path !== '')
    .every(([path, { version, optional }]) =>
      installed[path] === undefined ? optional === true : installed[path].version === version,
    )
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Installs exactly the lockfile's packages, only when they are not there yet. Ends the process when that fails. */
export async function ensureInstalled() {
  const installed = readPackages('node_modules/.package-lock.json')
  if (installed && isInstalled(readPackages('package-lock.json'), installed)) return
  console.log('Installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // A registry that stumbles is asked again; that it failed is said, however silent the script around it.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--fetch-retries=5', '--loglevel=error']
  const code = await run(npm, args, { NODE_ENV: '' })
  if (code !== 0) process.exit(code)
}
