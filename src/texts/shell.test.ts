import { expect, it } from 'vitest'
import { type MenuGroup, menus } from './shell.ts'

const toPaths = ({ entries }: MenuGroup) =>
  entries.map(({ path, search }) => (search ? `${path}?${new URLSearchParams({ ...search })}` : path)).join(', ')

it('has the six menus of PRODUCT A1 with exactly its paths', () => {
  expect(menus.map((menu) => [menu.label, toPaths(menu)])).toEqual([
    ['Filme', '/filme, /filme/beste, /filme/vorhersage, /quickratings, /trailer-videos, /liste, /people'],
    ['Serien', '/serie, /serien/beste, /serien/vorhersage, /liste, /people'],
    ['News', '/news, /thema/kino, /thema/serie, /thema/vod, /blogs'],
    ['Podcast', '/podcast'],
    [
      'Kino',
      '/kino/kinoprogramm, /kino/kinoprogramm/kinostarts, /kino/kinoprogramm/demnaechst-im-kino, /kino/kinoprogramm?order=forecast, /kino/kinoprogramm/lieblingskinos',
    ],
    [
      'Zuhause',
      '/streaming/neuerscheinungen, /dvd/dvds-neu, /dvd/tipps, /dvd/demnaechst-auf-dvd, /tv/fernsehprogramm, /thema/gewinnspiel',
    ],
  ])
})
