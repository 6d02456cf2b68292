import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../../test/renderAt.tsx'
import { MainNav } from './MainNav.tsx'

it.each([
  ['/movies/amrum/kommentare', 'Filme'],
  ['/people/nora-feld', 'Filme'],
  ['/liste/l-1', 'Filme'],
  ['/serie/dark', 'Serien'],
  ['/serien/beste', 'Serien'],
  ['/news/drei-minuten', 'News'],
  ['/blogs/treppenhaeuser', 'News'],
  ['/kinos/astra', 'Kino'],
  ['/tv/fernsehprogramm', 'Zuhause'],
  ['/newsletter', null],
  ['/', null],
])('says of %s which menu it belongs to', async (url, label) => {
  const { container } = await renderAt(<MainNav />, { url })
  const lit = [...container.querySelectorAll('[data-here] > :first-child')]
  expect(lit.map(({ textContent }) => textContent)).toEqual(label === null ? [] : [label])
  expect(screen.getByRole('navigation')).toBeInTheDocument()
})
