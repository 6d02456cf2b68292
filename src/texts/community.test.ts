import { expect, it } from 'vitest'
import { allComments } from './community.ts'

it('never says "all" of one comment', () => {
  expect(allComments(1)).toBe('Zum Kommentar')
  expect(allComments(16)).toBe('Alle 16 Kommentare')
})
