import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { outranks } from '#contract/roles.ts'
import { people } from '../../server/db/schema/catalogue.ts'
import { addMovie, addSeries } from '../catalogueRows.ts'
import { addCinema } from '../cinemaRows.ts'
import { act, applied } from '../moderation.ts'
import { describeOnBothDatabases, type TestServer } from '../server.ts'
import type { Visitor } from '../visitor.ts'
import { expectAccess, type Named, named, typesOf } from './matrix.ts'
import { open, rules } from './rules.ts'
import { type Fixed, makeThing, type Role, roles, sees } from './things.ts'

/** Refusals of access; everything else is an answer to somebody who may ask. */
const refusals = [401, 403, 404, 460]

it('has a rule for each call of the contract, and for no other', () => {
  expect(named.map(({ name }) => name).filter((name) => !(name in rules))).toEqual([])
  expect(Object.keys(rules).filter((name) => !named.some((each) => each.name === name))).toEqual([])
})

it('judges each kind of thing that a call may name', () => {
  const missing = named.flatMap((each) => {
    const { asked, on = [] } = rules[each.name] ?? {}
    const types = typesOf(each).filter((type) => !on.some((known) => known === type))
    return asked === undefined ? [] : types.map((type) => `${each.name} on ${type}`)
  })
  expect(missing).toEqual([])
})

describeOnBothDatabases(
  'who may do what',
  (server) => {
    let fixed: Fixed
    let askers: Record<Role, Visitor>
    beforeAll(async () => {
      ;({ fixed, askers } = await prepare(server()))
    })

    it('knows each route that is served', () => {
      const served = readRoutes(server().app.printRoutes({ commonPrefix: false }))
      const known = new Set([...named.map(({ call }) => call.path), ...open])
      expect(served.filter((path) => !known.has(path) && !path.startsWith('/api/docs'))).toEqual([])
    })

    const ask = async ({ call, path }: Named, role: Role, body?: object, type = 'movies', id = 'x') => {
      const url = path
        .replace(':type/:item', 'movies/m-x')
        .replace(':type', type)
        .replace(':id', id)
        .replace(':role', 'critic_user')
        .replace(/:\w+/g, 'movies')
      // A stream that never ends is asked for what it refuses to begin with.
      if (url === '/api/events') return (await askers[role].get(`${url}?since=x`)).statusCode
      if (call.method === 'GET') return (await askers[role].get(url)).statusCode
      return (await askers[role].command(call.method, url, body)).statusCode
    }

    it('lets the moderation act on whom it stands above, and on nobody else', async () => {
      const credentials = ['', 'critic_user', 'community_manager', 'admin_user']
      for (const [role, rights] of [
        ['manager', 'community_manager'],
        ['admin', 'admin_user'],
      ] as const) {
        for (const theirs of credentials) {
          const member = (await server().addUser({ credentials: theirs })).id
          for (const order of [{ action: 'warn' }, { action: 'block', until: null }, { action: 'unblock' }]) {
            const { statusCode } = await act(askers[role], { ...order, member })
            expect([role, theirs, order.action, statusCode]).toEqual([
              role,
              theirs,
              order.action,
              outranks(rights, theirs) ? 200 : 403,
            ])
          }
        }
      }
    })

    describe.each(named.map((each) => [each.name, each] as const))('%s', (name, each) => {
      const rule = rules[name]
      if (rule === undefined) return
      it.each(roles)('asked by %s', async (role) => {
        const types = rule.on ?? []
        if (types.length === 0) {
          const expected = expectAccess(rule, role)
          const status = await ask(each, role, rule.body)
          // Nothing is named that could be there.
          expect(toAccess(status, expected === 200)).toBe(expected)
        }
        for (const type of types) {
          for (const state of Object.keys(sees[type])) {
            const seenAs = each.call.audience === 'public' ? 'visitor' : role
            const expected = expectAccess(rule, role, { type, state }, seenAs)
            const status = await ask(each, role, rule.body, type, await makeThing(server(), fixed, type, state))
            expect([type, state, toAccess(status, false)]).toEqual([type, state, expected])
          }
        }
      })
    })
  },
  { env: { RATE_LIMITS: 'off' }, sweep: true },
)

function toAccess(status: number, mayBeUnknown: boolean): number {
  if (status === 404 && mayBeUnknown) return 200
  return refusals.includes(status) || status >= 500 ? status : 200
}

async function prepare(server: TestServer): Promise<{ fixed: Fixed; askers: Record<Role, Visitor> }> {
  const person = async (name: string, more: object = {}) =>
    server.addUser({ username: `${name}.${randomUUID().slice(0, 8)}`, ...more })
  const [owner, friend, blocked] = [await person('owner'), await person('friend'), await person('blocked')]
  const askers = {
    visitor: server.visitor(),
    stranger: await server.member(await person('stranger')),
    friend: await server.member(friend),
    owner: await server.member(owner),
    newcomer: await server.member(await person('new', { createdAt: server.clock.now })),
    blocked: await server.member(blocked),
    manager: await server.member(await person('mod', { credentials: 'community_manager' })),
    admin: await server.member(await person('admin', { credentials: 'admin_user' })),
  }
  await addMovie(server, { id: 'm-x' })
  await askers.owner.command('PUT', `/api/users/${friend.id}/friendship`)
  await askers.friend.command('PUT', `/api/users/${owner.id}/friendship`)
  await applied(askers.manager, { action: 'block', member: blocked.id, until: null })
  const name = { id: 'pe-1', permalink: 'agnes', name: 'Agnes', sortKey: 'agnes' }
  await server.database.db.insert(people).values(name)
  const fixed = {
    movies: (await addMovie(server)).id,
    series: (await addSeries(server)).id,
    cinemas: (await addCinema(server)).id,
    ...{ people: name.id, users: owner.id, friend: friend.id },
  }
  return { fixed, askers }
}

/** The paths of Fastify's tree of routes, which it tells as text alone: four columns a level. */
function readRoutes(tree: string): string[] {
  const folders: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (part === '') return []
    folders.splice(indent.length / 4, folders.length, part)
    return methods === undefined ? [] : [folders.join('')]
  })
}
