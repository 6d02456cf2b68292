import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addMovie, addSeries } from '../../../test/catalogueRows.ts'
import { listCommands } from '../../../test/lists.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { effects } from '../../db/schema/commands.ts'

describeOnBothDatabases('the order of a list', (server) => {
  const at = (milliseconds: number) => ({
    'x-intent-at': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
  })

  /** A list of a film, a series and a film, added in this order. */
  const made = async () => {
    const visitor = await server().member()
    const commands = listCommands(visitor)
    const id = await commands.made()
    const [one, two, three] = [await addMovie(server()), await addSeries(server()), await addMovie(server())]
    const added = [{ source_id: one.id }, { source_id: two.id, source_type: 'Series' }, { source_id: three.id }]
    for (const item of added) {
      server().clock.advance(1000)
      await commands.add(id, item)
    }
    const shown = async () =>
      (await visitor.get(`/api/lists/${id}`))
        .json()
        .items.map((item: { type: string; id: string }) => `${item.type}/${item.id}`)
    const keys = [`movies/${one.id}`, `series/${two.id}`, `movies/${three.id}`] as const
    return { ...commands, id, keys, shown, permalinks: [one, two, three].map(({ permalink }) => permalink) }
  }

  it('is that in which titles were added, until their author puts them in another', async () => {
    const { id, keys, order, shown } = await made()
    const [one, two, three] = keys
    expect(await shown()).toEqual(keys)
    const put = await order(id, [three, one, two])
    expect(put.json()).toEqual({
      applied: true,
      current: { list: id, order: [three, one, two], updatedAt: server().clock.now.toISOString() },
    })
    expect(await shown()).toEqual([three, one, two])
  })

  it('is followed by what it does not name, as it was added', async () => {
    const { id, keys, order, shown, add } = await made()
    const [one, two, three] = keys
    await order(id, [three])
    expect(await shown()).toEqual([three, one, two])
    const later = await addMovie(server())
    server().clock.advance(1000)
    await add(id, { source_id: later.id })
    expect(await shown()).toEqual([three, one, two, `movies/${later.id}`])
  })

  it('leaves out what is not on the list, counts twice as once, and takes permalinks', async () => {
    const { id, keys, order, permalinks, takeOff } = await made()
    const [one, two, three] = keys
    await takeOff(id, one)
    const put = await order(id, [`movies/${permalinks[2]}`, two, 'movies/unbekannt', three, one, two])
    expect(put.json().current.order).toEqual([three, two])
    expect((await order(id, ['people/p-1'])).statusCode).toBe(422)
  })

  it('keeps the place of a title that was taken off and put back', async () => {
    const { id, keys, order, shown, takeOff, add } = await made()
    const [one, two, three] = keys
    await order(id, [three, two, one])
    await takeOff(id, two)
    expect(await shown()).toEqual([three, one])
    await add(id, { source_id: two.slice('series/'.length), source_type: 'Series' })
    expect(await shown()).toEqual([three, two, one])
  })

  it('is a register of its own: the later intent wins, and the fields have another', async () => {
    const { id, keys, order, update } = await made()
    const [one, two, three] = keys
    await order(id, [two, one, three], at(-1000))
    const stale = await order(id, [three], at(-2000))
    expect([stale.statusCode, stale.json()]).toMatchObject([
      200,
      { applied: false, current: { order: [two, one, three] } },
    ])
    await update(id, { name: 'Umbenannt' }, at(0))
    expect((await order(id, [one, two, three], at(-500))).json()).toMatchObject({ applied: true })
    await order(id, [one, two, three], at(0))
    const rows = await server()
      .database.db.select()
      .from(effects)
      .where(eq(effects.target, `lists/${id}`))
    expect(rows.map(({ kind }) => kind)).toEqual(['list.create', 'list.order', 'list.update', 'list.order'])
  })
})
