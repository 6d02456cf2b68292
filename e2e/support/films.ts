import { expect, type Page } from '@playwright/test'
import { toImageUrl } from '#contract/image.ts'
import { cinemaMoviesCall } from '#contract/programme.ts'

/** The fields of a programme's film that the journeys need. */
export type ProgrammeFilm = { permalink: string; title: string; posters: readonly string[] }

/** The films of one page of Berlin's programme today, in its order, which depends on the hour. */
export async function programmeFilms(url: string, page = 1): Promise<ProgrammeFilm[]> {
  const answer = await fetch(`${url}${cinemaMoviesCall.path}?city=berlin&page=${page}`)
  expect(answer.status).toBe(200)
  const { items } = cinemaMoviesCall.answer.parse(await answer.json())
  return items.map(({ movie: { permalink, title, poster } }) => ({
    permalink,
    title,
    posters: poster?.widths.map((width) => toImageUrl(poster, width)) ?? [],
  }))
}

/** The film at the top of today's programme as it is now. */
export async function topFilm(url: string): Promise<ProgrammeFilm> {
  return filmAt(await programmeFilms(url), 0)
}

/** The programme of a server as it was when a journey first asked for one of its films. */
const firstSeen = new Map<string, Promise<ProgrammeFilm[]>>()

/**
 * A film by its place in the programme, so that each journey rates a film of its own: the place stays the film's while the
 * server runs, though the programme's order changes with the hour.
 */
export async function programmeFilm(url: string, place: number): Promise<ProgrammeFilm> {
  const films = firstSeen.get(url) ?? programmeFilms(url)
  firstSeen.set(url, films)
  return filmAt(await films, place)
}

function filmAt(films: readonly ProgrammeFilm[], place: number): ProgrammeFilm {
  const film = films[place]
  if (!film) throw new Error(`today's programme has no film number ${place}`)
  return film
}

/** Waits until the server has drawn a film's poster in every width: what stands in for one until then is not cached. */
export async function untilDrawn(url: string, { posters }: ProgrammeFilm): Promise<void> {
  for (const poster of posters) {
    const isDrawn = async () => (await fetch(url + poster)).headers.get('cache-control')?.includes('immutable')
    await expect.poll(isDrawn, { timeout: 120_000, intervals: [1000] }).toBe(true)
  }
}

/** Retries after an unreachable server are half a minute apart, and more; the machine may be busy as well. */
export const SENT = { timeout: 100_000 }

export const PENDING = 'Gespeichert, wird gesendet, sobald du online bist'

/** The text beside an act until the server has confirmed it: with a network “Wird gesendet …”, without one PENDING. */
export const UNSENT = /wird gesendet/i

/**
 * Puts the slider on a value with the keys and leaves it, which commits it.
 *
 * @param value up to 3 where the member is one of the demo's: `demo.test.ts` keeps their own ratings above it, so that
 * the value is a change on every film that the programme may show.
 */
export async function rate(page: Page, value: number): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Deine Wertung' })
  await slider.focus()
  // A page starts its background work at the first key or tap.
  await page.keyboard.press('Shift')
  // In one step: between two keys, a busy machine may pause long enough to send the value in between.
  await slider.fill(String(value))
  await slider.blur()
  await expect(slider).toHaveValue(String(value))
}

/** The value that the film page shows, whether or not the server has confirmed it. */
export const shownRating = (page: Page) => page.getByRole('slider', { name: 'Deine Wertung' })
