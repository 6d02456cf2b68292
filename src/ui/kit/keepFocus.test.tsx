import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFocus } from './keepFocus.ts'

let stop = () => {}
beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"><main tabindex="-1"><article><p><button>Löschen</button></p></article><input></main></div>`
  stop = keepFocus()
})
afterEach(() => stop())

const the = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

/** Observers are told in a microtask. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

it('goes to what is left around a button that has gone, for as long as the focus is there', async () => {
  the('button').focus()
  the('button').remove()
  await settled()
  expect(the('p')).toHaveFocus()
  the('input').focus()
  expect(the('p')).not.toHaveAttribute('tabindex')
})

it('goes to the page as a whole where nothing around it is left', async () => {
  the('button').focus()
  the('article').remove()
  await settled()
  expect(the('main')).toHaveFocus()
})

it('leaves the focus alone where somebody has put it elsewhere, or nowhere', async () => {
  the('button').focus()
  the('input').focus()
  the('article').remove()
  await settled()
  expect(the('input')).toHaveFocus()
  the('input').blur()
  await settled()
  the('input').remove()
  await settled()
  expect(document.body).toHaveFocus()
})
