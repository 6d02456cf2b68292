import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/server.ts'
import { toLook } from './nameLook.ts'
import { users } from './schema/users.ts'

it.each([
  ['Kinofan', 'KIN0FAN'],
  ['Kinofan', 'кіnofan'],
  ['paypal', 'раураl'],
  ['admin', 'adrnin'],
  ['Ella', 'E11a'],
  ['Strauß', 'STRAUSS'],
  ['Wald', 'VVald'],
  ['ein_fan', 'ein-fan'],
  ...['kinofạn', 'ķinofan', 'ĸinofan', 'kinofán', 'kinofań', 'kinøfan', 'кіпоғап'].map((other) => ['kinofan', other]),
  ['Müller', 'Mü̱ller'],
  ['Æther', 'aether'],
])('takes %s and %s for one look', (one, other) => {
  expect(toLook(one)).toBe(toLook(other))
})

it('tells names apart that nobody confuses', () => {
  const names = ['Müller', 'Muller', 'Kästner', 'Kastner', 'Anna', 'Hanna', 'Жанна']
  expect(new Set(names.map(toLook)).size).toBe(names.length)
})

describeOnBothDatabases('the look of a name', (server) => {
  it('is the same in the database', async () => {
    const { db } = server().database
    for (const username of [
      'KIN0FAN',
      'кіnofan',
      'Größe_XL.7',
      'ÄRNVV1',
      'ΑΒΓαβγ',
      'Žižek',
      'kinofạn',
      'Ǟrger',
      'Ёлка',
      'Œuvre',
      'ÆÐþŁĸ',
      'ϋψος',
    ]) {
      const { id } = await server().addUser({ username })
      const [row] = await db.select().from(users).where(eq(users.id, id))
      expect(row?.usernameLook).toBe(toLook(username))
    }
  })
})
