import { expect, type Page } from '@playwright/test'
import { at, firstOf, type Open, ofFilm, press } from './ways.ts'

/** A film's page. */
export const film = { route: '/movies/$permalink', open: ofFilm('') }
/** Titles to rate one after the other. */
export const quick = {
  route: '/quickratings',
  open: async (page: Page) => {
    await page.goto('/quickratings')
    await expect(page.getByRole('slider', { name: 'Deine Wertung' })).toBeVisible()
  },
}

/** The form is open there. */
const seriesTrivia: Open = async (page) => {
  await firstOf('/serien/beste', '/serie/')(page, '')
  await page.goto(`${new URL(page.url()).pathname}/trivia`)
  await press(page, 'Trivia schreiben')
}

/** The screens of films, series, people, lists and articles. */
export const catalogueScreens = {
  film,
  trivia: { route: '/movies/$permalink/trivia', open: ofFilm('/trivia') },
  comments: { route: '/movies/$permalink/kommentare', open: ofFilm('/kommentare') },
  films: { route: '/filme' },
  'films of a genre': { route: '/filme', open: at('/filme?genre=drama') },
  'best films': { route: '/filme/beste' },
  'quick ratings': quick,
  'all series': { route: '/serie' },
  'best series': { route: '/serien/beste' },
  series: { route: '/serie/$permalink', open: firstOf('/serien/beste', '/serie/') },
  season: { route: '/serie/$permalink/staffel/$number', open: at('/serie/dark/staffel/1') },
  'series trivia': { route: '/serie/$permalink/trivia', open: seriesTrivia },
  people: { route: '/people' },
  birthdays: { route: '/people', open: at('/people?birthday=03-20') },
  person: { route: '/people/$permalink', open: firstOf('/people', '/people/') },
  'film credits': { route: '/movies/$permalink/besetzung', open: at('/movies/pulp-fiction/besetzung') },
  'series credits': { route: '/serie/$permalink/besetzung', open: at('/serie/dark/besetzung') },
  'lists of a film': { route: '/movies/$permalink/listen', open: at('/movies/pulp-fiction/listen') },
  'lists of a series': { route: '/serie/$permalink/listen', open: at('/serie/dark/listen') },
  collection: { route: '/reihe/$permalink', open: at('/reihe/der-herr-der-ringe') },
  lists: { route: '/liste' },
  list: { route: '/liste/$permalink', open: firstOf('/liste', '/liste/') },
  news: { route: '/news' },
  'news article': { route: '/news/$permalink', open: firstOf('/news', '/news/') },
  blogs: { route: '/blogs' },
  'blog article': { route: '/blogs/$permalink', open: firstOf('/blogs', '/blogs/') },
}
