import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataDirInUse, lockDataDir } from './lockFile.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lichtspiel-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('refuses a folder that a running process has, and names it', () => {
  const unlock = lockDataDir(folder)
  expect(() => lockDataDir(folder)).toThrow(DataDirInUse)
  expect(() => lockDataDir(folder)).toThrow(String(process.pid))
  unlock()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
  lockDataDir(folder)()
})

it('takes over the lock of a process that is gone', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(folder, 'lock'), `${pid} 1`)
  lockDataDir(folder)()
})

it.skipIf(!existsSync('/proc/self/stat'))('takes over when the number has passed to another process', () => {
  writeFileSync(join(folder, 'lock'), `${process.pid} 1`)
  lockDataDir(folder)()
})

it('takes over a lock that cannot be read', () => {
  writeFileSync(join(folder, 'lock'), '')
  lockDataDir(folder)()
})
