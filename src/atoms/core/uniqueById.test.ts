import { expect, it } from 'vitest'
import { uniqueById } from './uniqueById.ts'

it('keeps the first of things with one id, in their order', () => {
  const pages = [
    { id: 'c', text: 'neu' },
    { id: 'a', text: 'neu' },
    { id: 'c', text: 'alt' },
    { id: 'b', text: 'alt' },
  ]
  expect(uniqueById(pages).map(({ id, text }) => `${id} ${text}`)).toEqual(['c neu', 'a neu', 'b alt'])
})
