// Checks every runtime's code by its own tsconfig. Both compilers call their program `tsc`: this names the one (ADR 011).
import { join } from 'node:path'
import { root, run } from './run.mjs'

const compiler = join(root, 'node_modules/typescript7/bin/tsc')
const projects = [
  'tsconfig.json',
  'tsconfig.sync.json',
  'tsconfig.sw.json',
  'tsconfig.server.json',
  'tsconfig.test.json',
]

let failed = 0
for (const project of projects) {
  // The results of a check are stored: a second run checks only the files that have changed.
  const kept = join(root, '.cache', `${project}.tsbuildinfo`)
  const code = await run(process.execPath, [compiler, '-p', project, '--incremental', '--tsBuildInfoFile', kept])
  if (code !== 0) failed += 1
}
process.exitCode = failed === 0 ? 0 : 1
