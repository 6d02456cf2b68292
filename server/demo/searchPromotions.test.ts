import { expect, it } from 'vitest'
import { toNewMovies } from './films/newMovies.ts'
import { toPromotions } from './searchPromotions.ts'
import { readDemoWorld } from './world.ts'

it('promotes films that the catalogue holds, from the day of loading on', async () => {
  const today = '2026-11-21'
  const ids = toNewMovies(await readDemoWorld(), today).map(({ id }) => id)
  const promotions = toPromotions(today)
  expect(promotions.length).toBeGreaterThan(0)
  for (const { itemId, startsAt, endsAt } of promotions) {
    expect(ids).toContain(itemId)
    expect(startsAt.toISOString()).toBe('2026-11-20T23:00:00.000Z')
    expect(endsAt.getTime()).toBeGreaterThan(startsAt.getTime())
  }
})
