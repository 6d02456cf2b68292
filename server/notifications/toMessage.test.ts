import { expect, it } from 'vitest'
import type { Subject } from './subjects/service.ts'
import { toMessage } from './toMessage.ts'

const words = 'Die Moderation zeigt es wieder'
const series: Subject = { name: 'Dark', type: 'series', permalink: 'dark' }
const list: Subject = { name: 'Bestes', type: 'lists', permalink: 'l-1' }
const told = (type: string, about: Subject | null) => {
  const thing = { type, id: 'x-1' }
  return toMessage({ kind: 'moderation', thing, subject: thing, words, count: 1, read: false }, null, about)
}

it.each([
  ['comments', series, '/serie/dark?kommentar=x-1'],
  ['comments', { ...series, fact: 't-1' }, '/serie/dark/trivia?eintrag=t-1&kommentar=x-1'],
  ['trivia', series, '/serie/dark/trivia'],
  ['lists', list, '/liste/l-1'],
  ['notices', null, '/konto'],
])('leads from what the moderation says of %s to where it stands', (type, about, link) => {
  expect(told(type, about)).toMatchObject({ message: words, link })
})
