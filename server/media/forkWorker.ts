import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Starts a worker of this folder: its file stands beside the bundle, or beside this source while developing. */
export function forkWorker(name: 'renderWorker' | 'pictureWorker', options: ForkOptions = {}): ChildProcess {
  const here = dirname(fileURLToPath(import.meta.url))
  const bundled = [join(here, `${name}.js`), join(here, '..', `${name}.js`)].find((file) => existsSync(file))
  return bundled === undefined
    ? fork(join(here, `${name}.ts`), [], { ...options, execArgv: ['--import', 'tsx'] })
    : fork(bundled, [], { ...options, execArgv: [] })
}
