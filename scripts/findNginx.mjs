import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './installPackages.mjs'

/** Packages keep it out of the PATH of users. */
const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/nginx/sbin', '/opt/homebrew/bin']

/**
 * Finds nginx for the tests of what stands behind a proxy, and the openssl that makes its certificate. As root (a
 * container) Debian's packages are installed when absent. Nothing is started.
 *
 * @param {{ install?: boolean, log?: (line: string) => void }} [options]
 * @returns {string | null} its path, or null when one of the two is missing.
 */
export function findNginx({ install = false, log = () => {} } = {}) {
  const found = find()
  if (found || !install || !installPackages(['nginx', 'openssl'], log)) return found
  return find()
}

function find() {
  const onPath = (process.env.PATH ?? '').split(':')
  const locate = (name) => [...folders, ...onPath].map((folder) => join(folder, name)).find((path) => existsSync(path))
  const nginx = locate('nginx')
  return nginx !== undefined && locate('openssl') !== undefined ? nginx : null
}
