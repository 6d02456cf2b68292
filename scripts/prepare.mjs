import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = new URL('..', import.meta.url).pathname

const builtFrom = [
  'contract',
  'src',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.server.config.ts',
  'package-lock.json',
]

/** Checks that this Node runs the project, with a sentence that helps. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Lichtspiel needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Installs packages when the lockfile changed since the last time. */
export function ensureInstalled() {
  once('node_modules/.lichtspiel-installed', hash(['package.json', 'package-lock.json']), () => {
    console.log('Installing packages …')
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  })
}

/** Builds app and server when their sources changed since the last time. */
export function ensureBuilt() {
  once('dist/.lichtspiel-built', hash(builtFrom), () => {
    console.log('Building …')
    run('npm', ['run', '--silent', 'build'])
  })
}

/** Runs a command to its end; ends this process with its status when it fails. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

function once(stampFile, stamp, work) {
  const path = join(root, stampFile)
  if (existsSync(path) && readFileSync(path, 'utf8') === stamp) return
  work()
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, stamp)
}

/** One fingerprint of files and folders, by name and content. Tests do not count. */
function hash(names) {
  const digest = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  for (const name of names) {
    for (const file of filesBelow(name))
      digest
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
  }
  return digest.digest('hex')
}

function filesBelow(name) {
  const path = join(root, name)
  if (!existsSync(path)) return []
  const entries = readdirSyncOrNull(path)
  if (entries === null) return [name]
  return entries
    .filter((entry) => !/\.test\.tsx?$/.test(entry))
    .sort()
    .flatMap((entry) => filesBelow(join(name, entry)))
}

function readdirSyncOrNull(path) {
  try {
    return readdirSync(path)
  } catch (error) {
    if (error.code === 'ENOTDIR') return null
    throw error
  }
}
