import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

/** Everything that changes what the build makes. */
const inputs = [
  'contract',
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'scripts/build',
  'server',
  'src',
  'tsconfig.base.json',
  'vite.config.ts',
  'vite.server.config.ts',
]
const outputs = ['dist/client/index.html', 'dist/client/sw.js', 'dist/render/entryServer.js', 'dist/server/main.js']
const stamp = join(root, 'dist', '.inputs')

function filesOf(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`))
}

function hashInputs() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  for (const file of inputs.flatMap(filesOf)) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Builds app, first page and server when a source changed since the last build. Ends the process when that fails. */
export async function ensureBuilt() {
  const wanted = hashInputs()
  const complete = outputs.every((file) => existsSync(join(root, file)))
  if (complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building …')
  rmSync(stamp, { force: true })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const code = await run(npm, ['run', '--silent', 'build'])
  if (code !== 0) process.exit(code)
  writeFileSync(stamp, wanted)
}
