import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256 } from './sha256.ts'

it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 200])('hashes a text of %i letters as everybody does', (length) => {
  const text = 'ö'.repeat(length)
  expect(Buffer.from(sha256(text)).toString('hex')).toBe(createHash('sha256').update(text).digest('hex'))
  const plain = 'x'.repeat(length)
  expect(Buffer.from(sha256(plain)).toString('hex')).toBe(createHash('sha256').update(plain).digest('hex'))
})
