// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppRouter } from '../pages/router.tsx'
import { carryPicture } from './carryPicture.ts'

/** Stands for the browser's: the state of the names at each of the two moments in which it takes its pictures. */
let moments: string[][] = []
let skipped = 0

const namedNow = () =>
  [...document.querySelectorAll<HTMLElement>('[data-shape]')]
    .filter(({ style }) => style.viewTransitionName === 'picture')
    .map(({ id }) => id)

beforeEach(() => {
  moments = []
  skipped = 0
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 100, 143))
  document.startViewTransition = ((update: () => Promise<void>) => {
    moments.push(namedNow())
    const updateCallbackDone = update().then(() => void moments.push(namedNow()))
    return {
      ...{ updateCallbackDone, ready: updateCallbackDone, finished: updateCallbackDone },
      skipTransition: () => void skipped++,
    }
  }) as never
})
afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const list =
  '<a href="/movies/b"><i data-shape="poster" id="b"></i></a><a href="/movies/a"><i data-shape="poster" id="a"></i></a>'
const film = '<header><i data-shape="still" id="still"></i><i data-shape="poster" id="head"></i></header>'

/** A router that has left `from` for `to`. */
function aRouter(from: string, to: string, type: 'PUSH' | 'BACK') {
  const router = {
    history: { subscribe: (follow: (change: { action: { type: string } }) => void) => follow({ action: { type } }) },
    stores: { resolvedLocation: { get: () => ({ pathname: from }) } },
    latestLocation: { pathname: to },
    startViewTransition: (render: () => Promise<void>) => render(),
  }
  carryPicture(router as unknown as AppRouter)
  return router
}

const show = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`
}

it("carries the link's picture into the head of the page, and leaves no name behind", async () => {
  show(list)
  await aRouter('/filme', '/movies/a', 'PUSH').startViewTransition(async () => show(film))
  expect(moments).toEqual([['a'], ['head']])
  await vi.waitFor(() => expect(namedNow()).toEqual([]))
  expect(skipped).toBe(0)
})

it('carries it back to its link', async () => {
  show(film)
  await aRouter('/movies/a', '/filme', 'BACK').startViewTransition(async () => show(list))
  expect(moments).toEqual([['head'], ['a']])
})

it('takes the pressed one of two links to the same page', async () => {
  show(`${list}<a href="/movies/a"><i data-shape="poster" id="again"></i></a>`)
  document.querySelector<HTMLElement>('a:last-of-type')?.focus()
  await aRouter('/filme', '/movies/a', 'PUSH').startViewTransition(async () => show(film))
  expect(moments[0]).toEqual(['again'])
})

it('ends the transition where the page has no place for the picture', async () => {
  show(list)
  await aRouter('/filme', '/movies/a', 'PUSH').startViewTransition(async () => show('<p>Nicht gefunden</p>'))
  expect(skipped).toBe(1)
})

it.each<[string, () => void]>([
  ['of a link without a picture', () => show('<a href="/movies/a">A</a>')],
  [
    'whose link is out of sight',
    () => vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(10, -500, 100, 143)),
  ],
  ['of a reader who asks for less motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
])('changes the page at once on a way %s', async (_name, prepare) => {
  show(list)
  prepare()
  await aRouter('/filme', '/movies/a', 'PUSH').startViewTransition(async () => show(film))
  expect(moments).toEqual([])
  expect(document.querySelector('#head')).not.toBeNull()
})
