import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../../test/renderAt.tsx'
import { CinemaNavigation } from './CinemaNavigation.tsx'

const active = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent)

it("has the cinema menu's pages of the programme, at their paths", async () => {
  await renderAt(<CinemaNavigation />, { url: '/kino/kinoprogramm' })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/kino/kinoprogramm',
    '/kino/kinoprogramm/kinostarts',
    '/kino/kinoprogramm/demnaechst-im-kino',
    '/kino/kinoprogramm?order=forecast',
    '/kino/kinoprogramm/lieblingskinos',
  ])
})

it('says of each page in a few words what is there', async () => {
  await renderAt(<CinemaNavigation />, { url: '/kino/kinoprogramm' })
  const titles = screen.getAllByRole('link').map(({ title }) => title)
  expect(new Set(titles).size).toBe(5)
  expect(titles).not.toContain('')
})

it.each([
  ['/kino/kinoprogramm', 'Kinoprogramm'],
  ['/kino/kinoprogramm?city=berlin&order=start', 'Kinoprogramm'],
  ['/kino/kinoprogramm?city=berlin&order=forecast', 'Nach deiner Vorhersage'],
  ['/kino/kinoprogramm/kinostarts?city=berlin', 'Kinostarts'],
  ['/kino/kinoprogramm/lieblingskinos', 'Lieblingskinos'],
])('at %s stands on %s', async (url, text) => {
  await renderAt(<CinemaNavigation />, { url })
  expect(active()).toEqual([text])
})
