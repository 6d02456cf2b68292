import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  RouterProvider,
} from '@tanstack/react-router'
import { render, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BottomBar } from './BottomBar.tsx'
import { MainNav } from './MainNav.tsx'

/** Both menus over a site that has every address but `/nirgends`, and every film but one. */
async function showMenus(url: string) {
  const menus = () => (
    <>
      <MainNav />
      <BottomBar />
    </>
  )
  const root = createRootRoute({ component: menus, notFoundComponent: () => null })
  const under = (path: string) => createRoute({ getParentRoute: () => root, path })
  const film = createRoute({
    getParentRoute: () => root,
    path: '/movies/$permalink',
    notFoundComponent: () => null,
    loader: ({ params }) => {
      if (params.permalink === 'gibt-es-nicht') throw notFound()
    },
  })
  const paths = [
    '/',
    '/movies/$permalink/$page',
    '/kino/kinoprogramm',
    '/kino/kinoprogramm/$page',
    '/kinos',
    '/kinos/$id',
  ]
  const others = ['/filme', '/liste', '/liste/$id', '/my_watchlist', '/users/$id', '/quickratings']
  const router = createRouter({
    routeTree: root.addChildren([film, ...[...paths, ...others].map(under)]),
    history: createMemoryHistory({ initialEntries: [url] }),
  })
  await router.load()
  const view = within(render(<RouterProvider router={router as never} />).container)
  const marked = (name: string, marks: string) =>
    [...view.getByRole('navigation', { name }).querySelectorAll(marks)].map((each) => each.textContent)
  return {
    top: marked('Menü', '[data-here] > :first-child'),
    bar: marked('Hauptbereiche', '[data-here], [aria-current]'),
  }
}

it.each([
  ['/', [], ['Startseite']],
  ['/movies/amrum', ['Filme'], []],
  ['/movies/amrum/kommentare', ['Filme'], []],
  ['/movies/amrum/kinoprogramm', ['Kino'], ['Kino']],
  ['/filme', ['Filme'], []],
  ['/kino/kinoprogramm', ['Kino'], ['Kino']],
  ['/kino/kinoprogramm/lieblingskinos', ['Kino'], ['Kino']],
  ['/kinos', ['Kino'], ['Kino']],
  ['/kinos/astra', ['Kino'], ['Kino']],
  ['/liste/l-1', ['Filme'], ['Listen']],
  ['/my_watchlist', [], ['Listen']],
  ['/users/u-1', [], ['Profil']],
  ['/nirgends', [], []],
  ['/kino/kinoprogramm/hier/nicht', [], []],
  ['/movies/gibt-es-nicht', [], []],
])('marks in both menus to what %s belongs', async (url, top, bar) => {
  expect(await showMenus(url)).toEqual({ top, bar })
})
