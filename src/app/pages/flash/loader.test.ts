import { isNotFound } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { loadFlash } from './loader.ts'

it('gives the message of a name', () => {
  expect(loadFlash({ params: { name: 'link-abgelaufen' } })).toBe(
    'Dieser Link gilt nicht mehr. Fordere einen neuen an.',
  )
})

it.each(['gibt-es-nicht', 'constructor', ''])('answers 404 to the unknown name "%s"', (name) => {
  let thrown: unknown
  try {
    loadFlash({ params: { name } })
  } catch (error) {
    thrown = error
  }
  expect(isNotFound(thrown)).toBe(true)
})
