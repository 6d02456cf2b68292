import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { MAX_LIST_ITEMS } from '#contract/lists.ts'
import { MAX_ITEM_DESCRIPTION } from '#contract/ownListItems.ts'
import { addMovie, addSeries } from '../../../test/catalogueRows.ts'
import { addList, listCommands } from '../../../test/lists.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { effects } from '../../db/schema/commands.ts'
import { listItems, lists } from '../../db/schema/lists.ts'

describeOnBothDatabases('titles on lists', (server) => {
  const made = async () => {
    const visitor = await server().member()
    const commands = listCommands(visitor)
    return { ...commands, visitor, id: await commands.made({ name: 'Für Regentage' }) }
  }
  const logged = async (id: string, key: string) => {
    const rows = await server()
      .database.db.select()
      .from(effects)
      .where(eq(effects.target, `lists/${id}/${key}`))
    return rows.map(({ kind }) => kind)
  }
  const counted = async (id: string) => {
    const { db } = server().database
    const [row] = await db.select().from(lists).where(eq(lists.id, id))
    const rows = await db.$count(listItems, and(eq(listItems.listId, id), eq(listItems.on, true)))
    expect(row?.itemsCount).toBe(rows)
    return rows
  }
  const at = (milliseconds: number) => ({
    'x-intent-at': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
  })

  it('are put there by id or permalink, with the message of PRODUCT E2 and a link to the list', async () => {
    const movie = await addMovie(server(), { permalink: 'der-letzte-sommer', title: 'Der letzte Sommer', year: 1987 })
    const { id, add } = await made()
    const answer = await add(id, { source_id: 'der-letzte-sommer', description: ' Mit Decke. ' }, at(-60_000))
    expect(answer.json()).toEqual({
      message: 'Element wurde zur Liste hinzugefügt.',
      link: `/liste/${id}`,
      caption: 'Für Regentage',
      applied: true,
      current: {
        list: id,
        type: 'movies',
        id: movie.id,
        on: true,
        description: 'Mit Decke.',
        card: { permalink: 'der-letzte-sommer', title: 'Der letzte Sommer', year: 1987, poster: null },
        addedAt: new Date(server().clock.now.getTime() - 60_000).toISOString(),
        updatedAt: server().clock.now.toISOString(),
      },
    })
    expect(await counted(id)).toBe(1)
  })

  it('are put there without a key too, and without a description', async () => {
    const { id: source_id } = await addSeries(server())
    const { id, visitor } = await made()
    const send = (list_item: object) => visitor.send('POST', `/api/lists/${id}/items`, { list_item })
    const sent = { source_id, source_type: 'Series', description: null }
    expect((await send(sent)).json()).toMatchObject({ applied: true, current: { type: 'series', description: '' } })
    expect((await send(sent)).statusCode).toBe(200)
    expect(await counted(id)).toBe(1)
    expect((await send({ ...sent, source_type: 'Person' })).statusCode).toBe(422)
    const long = await send({ ...sent, description: 'x'.repeat(MAX_ITEM_DESCRIPTION + 1) })
    expect([long.statusCode, Object.keys(long.json().errors)]).toEqual([422, ['description']])
  })

  it('stand there once: putting one there again sets what is said of it', async () => {
    const movie = await addMovie(server())
    const { id, add, visitor } = await made()
    const key = `movies/${movie.id}`
    await add(id, { source_id: movie.id, description: 'Gut.' }, at(-5000))
    const [first] = (await visitor.get(`/api/lists/${id}`)).json().items
    const described = async (item: object) => (await add(id, { source_id: movie.id, ...item })).json().current
    expect(await described({ description: 'Sehr gut.' })).toMatchObject({
      description: 'Sehr gut.',
      addedAt: first.addedAt,
    })
    expect((await described({})).description).toBe('Sehr gut.')
    expect((await described({ description: null })).description).toBe('')
    expect(await counted(id)).toBe(1)
    expect(await logged(id, key)).toEqual(['list.add', 'list.add', 'list.add'])
  })

  it('are taken off by id or permalink, and may come back', async () => {
    const movie = await addMovie(server())
    const { id, add, takeOff, visitor } = await made()
    const key = `movies/${movie.id}`
    await add(id, { source_id: movie.id, description: 'Gut.' })
    const off = await takeOff(id, `movies/${movie.permalink}`)
    expect(off.json()).toMatchObject({ applied: true, current: { id: movie.id, on: false, description: '' } })
    expect((await takeOff(id, key)).json()).toMatchObject({ applied: true, current: { on: false } })
    expect(await counted(id)).toBe(0)
    expect((await visitor.get(`/api/lists/${id}`)).json().items).toEqual([])
    server().clock.advance(1000)
    const back = await add(id, { source_id: movie.id })
    expect(back.json().current).toMatchObject({ on: true, description: '', addedAt: server().clock.now.toISOString() })
    expect(await logged(id, key)).toEqual(['list.add', 'list.remove', 'list.add'])
    expect(await counted(id)).toBe(1)
  })

  it('let the later intent win over the later arrival, also where nothing was there yet', async () => {
    const [one, two] = [await addMovie(server()), await addMovie(server())]
    const { id, add, takeOff } = await made()
    await takeOff(id, `movies/${one.id}`, at(-1000))
    expect(await logged(id, `movies/${one.id}`)).toEqual([])
    const late = await add(id, { source_id: one.id }, at(-2000))
    expect([late.statusCode, late.json()]).toMatchObject([
      200,
      { applied: false, message: 'Das Element hast du inzwischen von der Liste genommen.', current: { on: false } },
    ])
    await add(id, { source_id: two.id, description: 'Neu' }, at(-1000))
    expect((await takeOff(id, `movies/${two.id}`, at(-2000))).json()).toMatchObject({
      applied: false,
      current: { on: true, description: 'Neu' },
    })
    expect((await add(id, { source_id: two.id, description: 'Alt' }, at(-3000))).json()).toMatchObject({
      applied: false,
      message: 'Element wurde zur Liste hinzugefügt.',
      current: { description: 'Neu' },
    })
    expect(await counted(id)).toBe(1)
  })

  it('must be in the catalogue', async () => {
    const { id, add, takeOff } = await made()
    expect((await add(id, { source_id: 'unbekannt' })).statusCode).toBe(404)
    expect((await takeOff(id, 'movies/unbekannt')).statusCode).toBe(404)
    expect((await takeOff(id, 'people/unbekannt')).statusCode).toBe(404)
  })

  it('are refused beyond their number; one that is there may change, and one more fits once another is gone', async () => {
    const user = await server().addUser()
    const { add, takeOff } = listCommands(await server().member(user))
    const [extra, there] = [await addMovie(server()), await addMovie(server())].map(({ id }) => id)
    const list = await addList(server(), { userId: user.id, movies: [there ?? ''], itemsCount: MAX_LIST_ITEMS })
    const refused = await add(list.id, { source_id: extra })
    expect([refused.statusCode, refused.json().detail]).toEqual([
      422,
      'Mehr als 1000 Titel passen nicht auf eine Liste.',
    ])
    expect((await add(list.id, { source_id: there, description: 'Doch.' })).statusCode).toBe(200)
    await takeOff(list.id, `movies/${there}`)
    expect((await add(list.id, { source_id: extra })).statusCode).toBe(200)
  })
})
