import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = ['contract', 'src', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)

it('puts the path of a thing together in contract/things.ts alone', () => {
  const files = sources.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  expect(files.length).toBeGreaterThan(1000)
  const together = /[`'"}]\/(movies|serie|people|kinos|liste|users)\/?(\$\{|['"`]\s*\+)/
  expect(files.filter((file) => together.test(readFileSync(file, 'utf8')))).toEqual([])
})
