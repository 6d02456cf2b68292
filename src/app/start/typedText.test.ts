// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { watchTypedText } from './typedText.ts'

it('knows typed text until it is gone from the field or the page', () => {
  document.body.innerHTML = '<textarea></textarea><input type="range" value="5">'
  const holdsText = watchTypedText(document)
  const area = document.querySelector('textarea') as HTMLTextAreaElement
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(holdsText()).toBe(false)
  area.value = 'Ein Anfang'
  area.dispatchEvent(new Event('input', { bubbles: true }))
  expect(holdsText()).toBe(true)
  area.remove()
  expect(holdsText()).toBe(false)
})
