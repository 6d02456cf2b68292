import { describe, expect, it } from 'vitest'
import { dateFilms } from './films/datedFilm.ts'
import { filmRatingsOf } from './films/memberRatings.ts'
import { toMemberRows } from './memberRows.ts'
import type { DemoMember } from './members.ts'
import { readDemoWorld } from './world.ts'

const TODAY = '2026-11-21'
const world = await readDemoWorld()
const { films, members } = world
const logins = members.filter(({ signsIn }) => signsIn)
const dated = dateFilms(films, TODAY)

const average = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** How far a member's ratings of a genre lie above what the film is worth to everybody, in points. */
function liking(member: DemoMember, genre: string): number {
  const rated = filmRatingsOf(member, dated, TODAY).filter(({ item }) => item.genres.includes(genre))
  return average(rated.map(({ item, value }) => value - item.liking))
}

const named = (username: string) => {
  const member = members.find((each) => each.username === username)
  if (!member) throw new Error(`nobody is called ${username}`)
  return member
}

describe('the members of the demo', () => {
  it('are more than those that can sign in', () => {
    expect(members.length - logins.length).toBeGreaterThanOrEqual(14)
    const keys = members.map(({ username }) => username.toLowerCase())
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('have tastes: one loves what another avoids', () => {
    expect(liking(named('Nachtvorstellung'), 'Horror')).toBeGreaterThan(liking(named('kinofan'), 'Horror') + 0.5)
    expect(liking(named('totoros_enkelin'), 'Animation')).toBeGreaterThan(liking(named('Grantler_Wien'), 'Animation'))
    const seen = (username: string, genre: string) => {
      const rated = filmRatingsOf(named(username), dated, TODAY)
      return rated.filter(({ item }) => item.genres.includes(genre)).length / rated.length
    }
    expect(seen('Nachtvorstellung', 'Horror')).toBeGreaterThan(seen('Programmkino_Ulla', 'Horror') * 2)
  })

  it('share a password only where they are meant to sign in', () => {
    const { users } = toMemberRows(world, { known: 'known', unknown: 'unknown' }, new Date(`${TODAY}T11:00:00.000Z`))
    const open = users.filter(({ passwordHash }) => passwordHash === 'known').map(({ username }) => username)
    expect(open).toEqual(logins.map(({ username }) => username))
    expect(users.every(({ demo }) => demo)).toBe(true)
  })
})
