import { expect, it } from 'vitest'
import { splitMatch } from './splitMatch.ts'

it('finds what was typed in whatever case', () => {
  expect(splitMatch('Ruth Salomon', 'sal')).toEqual(['Ruth ', 'Sal', 'omon'])
  expect(splitMatch('ÜBER DEN WOLKEN', 'über')).toEqual(['', 'ÜBER', ' DEN WOLKEN'])
})

it('marks nothing where it was found by another spelling', () => {
  expect(splitMatch('Köln', 'koeln')).toBeNull()
  expect(splitMatch('İstanbul', 'bul')).toBeNull()
  expect(splitMatch('Salz', '')).toBeNull()
})

it('marks the beginnings of words alone, as the search finds them', () => {
  expect(splitMatch('Lord of the Dance', 'd')).toEqual(['Lord of the ', 'D', 'ance'])
  expect(splitMatch('Odyssee', 'd')).toBeNull()
})
