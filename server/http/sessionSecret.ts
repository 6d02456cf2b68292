import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret that signs XSRF tokens: the configured one, else one made at the first start and kept in the data folder,
 * readable by its owner alone.
 */
export function readSessionSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured
  const file = join(dataDir, 'session-secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    // `wx` lets the first of two processes win.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= 32) return secret
    // Another process, started at the same moment, has made the file and not written it yet.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  }
  throw new Error(`${file} is damaged: delete it, and everybody signs in again`)
}

/** Half a second in all: longer than a write takes, on a disk that is shared too. */
const TRIES = 25
const PAUSE_MS = 20
