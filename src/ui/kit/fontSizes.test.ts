import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

it('sets no letters in px: whoever enlarges text enlarges all of it', () => {
  const faults = files.flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/^\s*font(?:-size)?:[^;\n]*\dpx.*$/gm)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(faults).toEqual([])
})
