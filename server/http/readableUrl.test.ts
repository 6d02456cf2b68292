import { expect, it } from 'vitest'
import { toOriginForm } from './readableUrl.ts'

it.each([
  ['/filme?page=2', '/filme?page=2'],
  ['http://evil.example/filme?page=2', '/filme?page=2'],
  ['HTTPS://user@evil.example:8080/', '/'],
  ['http://evil.example', '/'],
  ['http://evil.example?page=2', '/?page=2'],
  ['http://evil.example//other.example', '//other.example'],
  ['/http://evil.example/', '/http://evil.example/'],
  ['//evil.example/', '//evil.example/'],
  ['*', '*'],
  ['http://', 'http://'],
])('takes %s for %s', (target, path) => {
  expect(toOriginForm(target)).toBe(path)
})
