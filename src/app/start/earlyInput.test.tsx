import { readFileSync } from 'node:fs'
import { fireEvent } from '@testing-library/react'
import { act, startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { repeatEarlyInput, untilHydrated } from './earlyInput.ts'

/** The script of the page itself. */
const NOTING = readFileSync('index.html', 'utf8').match(/<script>\s*\/\/ Presses[\s\S]*?<\/script>/)?.[0] ?? ''
const pressed: string[] = []

beforeEach(() => {
  pressed.length = 0
  new Function(NOTING.replace(/<\/?script>/g, ''))()
})
afterEach(() => {
  window.earlyInput?.end()
  document.body.replaceChildren()
})

function Page() {
  const [title, setTitle] = useState('')
  const [genre, setGenre] = useState('alle')
  return (
    <>
      <a href="/filme">{'Filme'}</a>
      <button type="button" onClick={() => pressed.push('rate')}>
        {'Bewerten'}
      </button>
      <button type="button" id="menu" aria-label={'Menü'} onClick={() => pressed.push('menu')} />
      <form action="/suche">
        <button type="submit">{'Suchen'}</button>
      </form>
      <input id="title" value={title} onChange={(event) => setTitle(event.target.value)} />
      <input id="stars" type="range" min={0} max={8} value={0} onChange={({ target }) => pressed.push(target.value)} />
      <select id="genre" value={genre} onChange={(event) => setGenre(event.target.value)}>
        <option>{'alle'}</option>
        <option>{'Drama'}</option>
      </select>
      <output>{`${title} ${genre}`}</output>
    </>
  )
}

/** The page as the server renders it, and a function that hydrates it and repeats what was done until then. */
function open(frame = '') {
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>${frame}`
  const root = document.getElementById('root') as HTMLElement
  const start = async () => {
    const early = window.earlyInput
    if (!early) throw new Error('The page notes nothing')
    early.end()
    await act(async () => void hydrateRoot(root, <Page />))
    await act(() => repeatEarlyInput(early, root, untilHydrated))
  }
  return { root, start, find: (selector: string) => document.querySelector(selector) as HTMLElement }
}

it('presses once what was pressed before the start, in order, and shows until then that it was', async () => {
  const { find, start } = open()
  for (const selector of ['#menu', 'button', '#menu']) fireEvent.click(find(selector))
  expect(find('button').dataset.pressed).toBe('')
  expect(pressed).toEqual([])
  await start()
  expect(pressed).toEqual(['menu', 'rate'])
  expect(document.querySelector('[data-pressed]')).toBeNull()
})

it('leaves links, and forms that the browser can send, to the browser', () => {
  const { find } = open()
  expect(fireEvent.click(find('a'))).toBe(true)
  expect(fireEvent.click(find('[type=submit]'))).toBe(true)
  expect(fireEvent.click(find('button'))).toBe(false)
})

it('tells the app what was typed, chosen and dragged', async () => {
  const { find, start } = open()
  fireEvent.input(find('#title'), { target: { value: 'Heat' } })
  fireEvent.input(find('[type=range]'), { target: { value: '6' } })
  fireEvent.input(find('select'), { target: { value: 'Drama' } })
  await start()
  expect(find('output').textContent).toBe('Heat Drama')
  expect(pressed).toEqual(['6'])
})

it('finds the counterpart of what was pressed in the frame', async () => {
  const { find, start } = open('<div id="frame" inert><button aria-label="Menü"></button></div>')
  find('#frame button').getBoundingClientRect = () => new DOMRect(10, 10, 40, 40)
  fireEvent.click(document.body, { clientX: 60, clientY: 20 })
  fireEvent.click(document.body, { clientX: 20, clientY: 20 })
  find('#frame').remove()
  await start()
  expect(pressed).toEqual(['menu'])
})

it('notes nothing more once the app has started', async () => {
  const { find, start } = open()
  await start()
  fireEvent.click(find('button'))
  expect(pressed).toEqual(['rate'])
  expect(find('button').dataset.pressed).toBeUndefined()
})

it('leaves a press to the app that the app answers by itself', async () => {
  const { root, find } = open()
  const early = window.earlyInput
  if (!early) throw new Error('The page notes nothing')
  fireEvent.click(find('#menu'))
  await act(async () => void hydrateRoot(root, <Page />))
  // It no longer waits: the visitor saw the app answer the second press.
  fireEvent.click(find('#menu'))
  fireEvent.click(find('button'))
  await act(() => repeatEarlyInput(early, root, untilHydrated))
  expect(pressed).toEqual(['menu', 'rate'])
})

it('repeats a press between the start of hydration and its end once', async () => {
  const { root, find } = open()
  const early = window.earlyInput
  if (!early) throw new Error('The page notes nothing')
  startTransition(() => void hydrateRoot(root, <Page />))
  fireEvent.click(find('button'))
  expect(pressed).toEqual([])
  await act(async () => {})
  await act(() => repeatEarlyInput(early, root, untilHydrated))
  expect(pressed).toEqual(['rate'])
})

it('leaves a drag to the app that the app answers by itself', async () => {
  const { root, find } = open()
  const early = window.earlyInput
  if (!early) throw new Error('The page notes nothing')
  await act(async () => void hydrateRoot(root, <Page />))
  fireEvent.input(find('#stars'), { target: { value: '4' } })
  await act(() => repeatEarlyInput(early, root, untilHydrated))
  expect(pressed).toEqual(['4'])
})
