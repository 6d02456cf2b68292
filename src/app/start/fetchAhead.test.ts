// @vitest-environment jsdom

import { expect, it, vi } from 'vitest'
import { allowsAhead, linksInView } from './fetchAhead.ts'

it('fetches nothing ahead where data is dear or the line is slow', () => {
  expect(allowsAhead({ saveData: true, effectiveType: '4g' })).toBe(false)
  expect(allowsAhead({ effectiveType: '2g' })).toBe(false)
  expect(allowsAhead({ effectiveType: 'slow-2g' })).toBe(false)
  expect(allowsAhead({ saveData: false, effectiveType: '4g' })).toBe(true)
  expect(allowsAhead(undefined)).toBe(true)
})

it('takes the things in view, each once and not too many', () => {
  const hrefs = [
    '/movies/lola?city=berlin',
    '/movies/lola?city=berlin',
    '/listen',
    'https://elsewhere.example/movies/lola',
    '/kinos/astra',
    ...Array.from({ length: 9 }, (_, index) => `/movies/film-${index}`),
  ]
  document.body.innerHTML = `<main>${hrefs.map((href) => `<a href="${href}">x</a>`).join('')}</main><a href="/movies/x">x</a>`
  const links = [...document.querySelectorAll('main a')]
  for (const [index, link] of links.entries()) {
    vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 100, 100, 50))
  }
  expect(linksInView(document, 650)).toEqual([
    '/movies/lola?city=berlin',
    '/kinos/astra',
    '/movies/film-0',
    '/movies/film-1',
  ])
  expect(linksInView(document, 5_000)).toHaveLength(6)
})
