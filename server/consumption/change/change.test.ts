import { expect, it } from 'vitest'
import { toBerlinDate } from '#contract/berlin.ts'
import { addMovie, addSeries } from '../../../test/catalogueRows.ts'
import { addCinema } from '../../../test/cinemaRows.ts'
import { kinds, type ListenInput, listening, things } from '../../../test/listenTo.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { addShowtimes } from '../../cinema/service.ts'
import { providers } from '../../db/schema/consumption.ts'
import { changeOffers } from '../service.ts'
import type { NewOffer } from './queries.ts'

const listen = listening()

describeOnBothDatabases('what there is to see of a title', (server) => {
  const page = (input?: ListenInput) => listen(server().app, input)
  const change = (...added: NewOffer[]) =>
    server().database.db.transaction((tx) => changeOffers(tx, server().clock.now, added))
  const addProvider = async (slug: string) => {
    const row = { slug, name: slug, sortKey: slug, kind: 'streaming', url: null } as const
    await server().database.db.insert(providers).values(row).onConflictDoNothing()
  }
  const onTitles = (...topics: string[]) => ({ query: `?${topics.map((topic) => `topics[]=${topic}`).join('&')}` })
  const flat = (id: string, itemId: string, more: Partial<NewOffer> = {}): NewOffer => {
    return { id, itemType: 'movies', itemId, providerSlug: 'abo', kind: 'streaming', model: 'flat', ...more }
  }

  it('is told to the pages of the titles that have more of it, once each, and to no other', async () => {
    await addProvider('abo')
    const [film, other] = [await addMovie(server()), await addMovie(server())]
    const series = await addSeries(server())
    const open = await page(onTitles(`movies/${film.permalink}`, `movies/${other.id}`, `series/${series.permalink}`))
    await change(flat('o-1', film.id), flat('o-2', film.id, { model: 'buy' }))
    await change(flat('o-3', series.id, { itemType: 'series' }))
    await expect.poll(() => open.heard.length).toBe(2)
    const kind = 'consumption.created'
    expect(open.heard).toEqual([
      { kind, topic: `movies/${film.permalink}`, thing: { type: 'movies', id: film.id }, parent: null },
      { kind, topic: `series/${series.permalink}`, thing: { type: 'series', id: series.id }, parent: null },
    ])
  })

  it('is told when something of it is over, and not when it is as it was', async () => {
    await addProvider('abo')
    const [film, last] = [await addMovie(server()), await addMovie(server())]
    const open = await page(onTitles(`movies/${film.id}`, `movies/${last.id}`))
    const until = flat('o-4', film.id, { availableUntil: '2026-11-21' })
    await change(until)
    await change(until)
    server().clock.advance(24 * 3_600_000)
    await change()
    await change()
    // Behind all that was told before.
    await change(flat('o-5', last.id))
    await expect.poll(() => open.heard.at(-1)).toMatchObject({ thing: { id: last.id } })
    expect(things(open)).toEqual([film.id, film.id, last.id])
    expect(kinds(open)).toEqual(['consumption.created', 'consumption.deleted', 'consumption.created'])
  })

  it('is told once of a title of which one thing comes as another goes', async () => {
    await addProvider('abo')
    const film = await addMovie(server())
    await change(flat('o-6', film.id, { availableUntil: toBerlinDate(server().clock.now) }))
    const open = await page(onTitles(`movies/${film.id}`))
    server().clock.advance(24 * 3_600_000)
    await change(flat('o-7', film.id))
    await expect.poll(() => kinds(open)).toEqual(['consumption.updated'])
  })

  it('is told of a film with new showtimes', async () => {
    const film = await addMovie(server())
    const cinema = await addCinema(server())
    const open = await page(onTitles(`movies/${film.id}`))
    const showtime = { movieId: film.id, cinemaId: cinema.id, auditorium: 1, version: 'OmU' as const, features: [] }
    const show = { ...showtime, id: 's-neu', date: '2026-11-23', startsAt: new Date('2026-11-23T19:00:00Z') }
    await server().database.db.transaction((tx) => addShowtimes(tx, server().clock.now, [show]))
    await expect.poll(() => open.heard).toMatchObject([{ kind: 'consumption.created', thing: { id: film.id } }])
  })
})
