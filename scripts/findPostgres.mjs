import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from './installPackages.mjs'

/**
 * Finds a PostgreSQL for tests: the one of TEST_DATABASE_URL, else one started from an installed package on loopback in
 * a temporary folder. As root (a container) Debian's package is installed when absent, and runs as its own user, since
 * initdb refuses root.
 *
 * @param {{ install?: boolean, log?: (line: string) => void }} [options]
 * @returns {Promise<{ url: string, stop: () => void } | null>} null when there is none; its tests are then left out.
 */
export async function findPostgres({ install = false, log = () => {} } = {}) {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: () => {} }
  let bin = findBin()
  if (!bin && install && installPackages(['postgresql'], log)) bin = findBin()
  return bin ? startPostgres(bin) : null
}

/** Newest first; a package keeps its programs out of PATH. */
function findBin() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

async function startPostgres(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'lichtspiel-postgres-'))
  const run = createRunner(folder)
  const data = join(folder, 'data')
  const port = await freePort()
  run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  // Data that a killed test machine would lose are of no use, so `fsync` is off.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=300`
  run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start'])
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      try {
        run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop'])
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

function isRoot() {
  return process.getuid?.() === 0
}

/** Runs programs as ourselves, or as `postgres` when we are root. */
function createRunner(folder) {
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const identity = isRoot() ? { uid: id('-u'), gid: id('-g') } : {}
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid)
  return (command, args) => {
    const done = spawnSync(command, args, {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    })
    if (done.status !== 0) throw new Error(`${command} failed: ${done.error?.message ?? done.stderr}`)
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
