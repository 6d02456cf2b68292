import { screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { type Footer as FooterData, footerCall } from '#contract/footer.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { modalAtom } from '../../atoms/core/modal.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { type Resource, resourcesAtom } from '../../atoms/core/resource.ts'
import { footerRef } from '../../atoms/shell/refs.ts'
import { Footer } from './Footer.tsx'

const item = (permalink: string, label: string) => ({ permalink, label })
const aFooter = (overrides: Partial<FooterData> = {}): FooterData =>
  footerCall.answer.parse({
    hot: [item('casablanca', 'Casablanca')],
    stars: [item('bruno-ganz', 'Bruno Ganz')],
    upcoming: [item('morgen', 'Morgen')],
    links: [],
    classicUrl: null,
    ...overrides,
  })
const ready = (data: FooterData): Resource<unknown> => ({
  state: 'ready',
  last: { data, fetchedAt: '2026-11-21T11:00:00Z', source: 'network' },
  fetchingMore: false,
})

async function open(resource: Resource<unknown> = ready(aFooter())) {
  const store = createStore()
  store.set(resourcesAtom, { [toResourceKey(footerRef)]: resource })
  return renderAt(<Footer />, { store })
}
const headings = () => screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent)
const paths = (title: string) => {
  const column = screen.getByRole('heading', { name: title, hidden: true }).closest('section')
  if (!column) throw new Error(`no column ${title}`)
  return within(column)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))
}

it('has the four columns, each with links to its films and stars', async () => {
  await open()
  expect(headings()).toEqual(['Zu Lichtspiel', 'Aktuell im Kino & DVD', 'Populäre Stars', 'Kommende Filme'])
  expect(paths('Aktuell im Kino & DVD')).toEqual(['/movies/casablanca'])
  expect(paths('Populäre Stars')).toEqual(['/people/bruno-ganz'])
  expect(paths('Kommende Filme')).toEqual(['/movies/morgen'])
})

it('links exactly the pages about the product', async () => {
  await open()
  const pages = ['about', 'faq', 'contact', 'tour', 'richtlinien', 'imprint', 'terms', 'privacy']
  expect(paths('Zu Lichtspiel').toSorted()).toEqual(
    [...pages.map((name) => `/pages/${name}`), '/sitemaps', '/support', '/rss/lichtspiel-standard'].toSorted(),
  )
})

it('folds all its columns under one name, so that the browser opens one at a time', async () => {
  const { container } = await open()
  const folds = [...container.querySelectorAll('details')]
  expect(folds.map((fold) => [fold.getAttribute('name'), fold.open])).toEqual(Array(4).fill(['footer', false]))
})

it('leaves out a column that has nothing to list', async () => {
  await open(ready(aFooter({ upcoming: [] })))
  expect(headings()).not.toContain('Kommende Filme')
})

it.each<Resource<unknown>>([
  { state: 'idle' },
  { state: 'fetching', last: null },
  { state: 'failed', failure: { reason: 'unreachable' }, last: null },
])('keeps the links about the product while nothing else is there: $state', async (resource) => {
  await open(resource)
  expect(headings()).toEqual(['Zu Lichtspiel'])
})

it('leads to other sites in new tabs, to social networks by their signs', async () => {
  const links: FooterData['links'] = [
    { kind: 'social', label: 'Mastodon', url: 'https://social.example/' },
    { kind: 'sister', label: 'Rampenlicht', url: 'https://rampenlicht.example/' },
    { kind: 'jobs', label: 'Jobs', url: 'https://jobs.example/' },
  ]
  await open(ready(aFooter({ links })))
  for (const { label, url } of links) {
    const link = screen.getByRole('link', { name: label })
    expect(link).toHaveAttribute('href', url)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')).toContain('nofollow')
  }
  expect(screen.getByRole('link', { name: 'Mastodon' })).toHaveAttribute('data-social')
})

it('leads to the classic view only where there is one', async () => {
  const { unmount } = await open()
  expect(screen.queryByRole('link', { name: 'Zur klassischen Ansicht' })).toBeNull()
  unmount()
  await open(ready(aFooter({ classicUrl: 'https://klassisch.example/' })))
  expect(screen.getByRole('link', { name: 'Zur klassischen Ansicht' })).toHaveAttribute(
    'href',
    'https://klassisch.example/',
  )
})

it('opens the choice of how pages look', async () => {
  const { store } = await open()
  screen.getByRole('button', { name: 'Darstellung' }).click()
  expect(store.get(modalAtom)).toEqual({ type: 'darkMode' })
})
