import { isNotNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import { findNamedId, pickNamed } from './named.ts'
import { movies } from './schema/catalogue.ts'

describeOnBothDatabases('what an address names', (server) => {
  it('is found by id or permalink, by its own id before the permalink of another', async () => {
    const { db } = server().database
    await addMovie(server(), { id: 'm-zwei', permalink: 'm-eins' })
    await addMovie(server(), { id: 'm-eins', permalink: 'eins', releaseDate: '2026-11-26' })
    const find = (name: string) => findNamedId(db, movies, name)
    expect([await find('m-eins'), await find('eins'), await find('m-zwei')]).toEqual(['m-eins', 'm-eins', 'm-zwei'])
    expect(await find('m-drei')).toBeUndefined()
    expect(await findNamedId(db, movies, 'm-zwei', isNotNull(movies.releaseDate))).toBeUndefined()
  })
})

it('is taken of rows in any order', () => {
  const rows = [{ id: 'zwei' }, { id: 'eins' }]
  expect([pickNamed(rows, 'eins'), pickNamed(rows, 'kurz'), pickNamed([], 'eins')]).toEqual([
    rows[1],
    rows[0],
    undefined,
  ])
})
