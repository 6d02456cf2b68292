import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs Debian's packages for the tests where that is possible: as root (a container) with apt-get.
 *
 * @param {readonly string[]} names
 * @param {(line: string) => void} log
 * @returns {boolean} whether it was tried; whoever asks looks for what they need once more.
 */
export function installPackages(names, log) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  log(`Installing ${names.join(' and ')} for the tests …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], { stdio: 'ignore', env })
  return true
}
