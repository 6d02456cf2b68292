import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { things as kinds } from '#contract/things.ts'
import {
  guests,
  keepings,
  type ListWorld,
  listWorld,
  type ReaderName,
  readerNames,
  sees,
} from '../../test/listWorld.ts'
import { describeOnBothDatabases } from '../../test/server.ts'

/** The lists of which the moderation sees flagged things. */
const moderated: readonly ListWorld['keeping'][] = ['public', 'friends']

const isModeration = (path: string) => path.startsWith('/api/moderation/')
/** The stream is left out: its answer never ends. */
const reading = calls.filter(({ method, path }) => method === 'GET' && path !== '/api/events')
const commands = calls.filter(({ command, path }) => command === true && path.includes(':id'))

/** The bodies of commands on a list or on something on it, valid but for the permission. */
const bodies: Readonly<Record<string, object>> = {
  'PATCH /api/lists/:id': { list: { name: 'Gekapert' } },
  'PUT /api/lists/:id/order': { order: [] },
  'POST /api/lists/:id/items': { list_item: { source_id: 'm-1', source_type: 'Movie' } },
  'POST /api/:type/:id/comments': { comment: { body: 'Ich war hier.' } },
  'PATCH /api/comments/:id': { comment: { body: 'Ich war hier.' } },
  'PUT /api/:type/:id/:mark': { flag: { reason: 'spam' }, vote: 1 },
}
/** An address of a call for a thing. All other parameters have unknown values. */
const toPath = (path: string, type: string, id: string) =>
  path.replace(':type', type).replace(':id', id).replace(/:\w+/g, 'movies')
const SITEMAP = '/sitemap/lists-1.xml'

/** The marks that guests set on the list and the comment while they saw them, and the answers to taking one back. */
const guestMarks = ['watch', 'digg', 'flag']
const takenBack = { set: false, card: null }

it('knows a body for each command that a list or something on it may be asked for', () => {
  const asked = commands.filter(({ path, body }) => body && /^\/api\/(:type|lists|comments)\//.test(path))
  const isOfOthers = (path: string) => /trivia|rating/.test(path)
  const known = asked.filter(({ path }) => !isOfOthers(path)).map(({ method, path }) => `${method} ${path}`)
  expect(known.toSorted()).toEqual(Object.keys(bodies).toSorted())
})

describeOnBothDatabases(
  'a list and what is said on it',
  (server) => {
    describe.each(keepings)('kept as “%s”', (keeping) => {
      let world: ListWorld
      const blind = () => readerNames.filter((name) => !sees[keeping].includes(name))
      const things = () => [['lists', world.list] as const, ['comments', world.comment] as const]

      /** Whether the reader marked the list and the comment while they saw them. */
      const hasMarked = (name: ReaderName, mark: string) =>
        keeping !== 'private' && guests.some((each) => each === name) && guestMarks.includes(mark)

      beforeAll(async () => {
        world = await listWorld(server(), keeping)
        await world.write()
      })

      /**
       * The addresses of every reading call, for all things that name the list or something on it. New calls are
       * included automatically.
       */
      const toAddresses = (): string[] => {
        const { said, ownerId, film } = world
        const all = [...things(), ['comments', said.friend], ['movies', film], ['users', ownerId]]
        const addresses = reading.flatMap(({ path }) => all.map(([type = '', id = '']) => toPath(path, type, id)))
        const states = ['open', 'hidden', 'closed'].map((state) => `/api/moderation/queue?state=${state}`)
        const searches = ['', '&type=suggest&v=2'].map((type) => `/api/search?q=Zwetschgenkern${type}`)
        const more = ['/api/lists?order=newest', SITEMAP, '/rss/lichtspiel-standard']
        return [...new Set([...addresses, ...states, ...searches, ...more])]
      }

      /** The addresses where a reader finds the list or its comment. */
      const findAll = async (name: ReaderName): Promise<string[]> => {
        const found: string[] = []
        for (const address of toAddresses()) {
          const answer = await world.readers[name].get(address)
          const isZip = answer.headers['content-type'] === 'application/zip'
          const told = isZip ? unpacked(answer.rawPayload) : answer.body
          const isListed = address === SITEMAP && told.includes(world.list)
          if (told.includes(world.secret) || isListed) found.push(address)
        }
        return found
      }

      it.each(readerNames)('is read by those alone who may see it, in every call: %s', async (name) => {
        const found = await findAll(name)
        const [queues, others] = [found.filter(isModeration), found.filter((address) => !isModeration(address))]
        expect(queues.length > 0).toBe(name === 'moderator' && moderated.includes(keeping))
        if (!sees[keeping].includes(name)) return expect(others).toEqual([])
        const { list, comment, said } = world
        const everywhere = [`lists/${list}`, `lists/${list}/comments`, `comments/${comment}/thread`]
        everywhere.push(`comments/${said.friend}/thread`)
        if (name !== 'owner' && name !== 'visitor') everywhere.push('me/notifications')
        if (keeping === 'public') everywhere.push('lists', 'lists?order=newest', `comments/${comment}/replies`)
        if (keeping === 'public' || name === 'friend') everywhere.push(`users/${world.ownerId}/lists`)
        expect(others).toEqual(expect.arrayContaining(everywhere.map((path) => `/api/${path}`)))
        expect(others.includes(SITEMAP)).toBe(keeping === 'public')
      })

      /** An answer without the id of its request. */
      const told = (answer: { statusCode: number; body: string }) => [
        answer.statusCode,
        answer.body.replace(/"request_id":"[^"]*"/, ''),
      ]

      it('is to everybody else as if it had never been: the same answer to every read', async () => {
        for (const name of blind()) {
          const visitor = world.readers[name]
          for (const { path } of reading.filter(({ path: each }) => each.includes(':id') && !isModeration(each))) {
            for (const [type, id] of things()) {
              const answer = await visitor.get(toPath(path, type, id))
              const unknown = await visitor.get(toPath(path, type, randomUUID()))
              expect([name, path, ...told(answer)]).toEqual([name, path, ...told(unknown)])
            }
          }
        }
      })

      it('takes no command of theirs but to take a mark back: the same answer as for what is unknown', async () => {
        for (const name of blind()) {
          const visitor = world.readers[name]
          for (const { method, path } of commands) {
            for (const [type, id] of things()) {
              const body = bodies[`${method} ${path}`]
              for (const mark of path.includes(':mark') ? kinds[type].marks : ['']) {
                const named = path.replace(':mark', mark)
                const answer = await visitor.command(method, toPath(named, type, id), body)
                const unknown = await visitor.command(method, toPath(named, type, randomUUID()), body)
                const call = `${name}: ${method} ${path} ${type} ${mark}`
                if (method === 'DELETE' && hasMarked(name, mark)) {
                  expect([call, answer.statusCode, answer.json().current]).toMatchObject([call, 200, takenBack])
                  expect(answer.body).not.toContain(world.secret)
                  continue
                }
                expect([call, ...told(answer)]).toEqual([call, ...told(unknown)])
                expect([call, answer.statusCode]).not.toContain(200)
              }
            }
          }
        }
      })

      it('answers those who may see it', async () => {
        const seeing = guests.filter((name) => sees[keeping].includes(name))
        for (const name of seeing) {
          const { readers, list, comment, said } = world
          const send = async (method: 'PUT' | 'DELETE' | 'POST' | 'PATCH', path: string, body?: object) =>
            (await readers[name].command(method, `/api/${path}`, body)).statusCode
          for (const thing of [`lists/${list}`, `comments/${comment}`]) {
            for (const mark of ['digg', 'watch', 'flag']) {
              expect(await send('DELETE', `${thing}/${mark}`)).toBe(200)
              expect(await send('PUT', `${thing}/${mark}`, { flag: { reason: 'spam' } })).toBe(200)
            }
          }
          const answer = { comment: { body: 'Gern.', parent_id: comment } }
          expect(await send('POST', `lists/${list}/comments`, answer)).toBe(200)
          expect(await send('PATCH', `comments/${said[name]}`, { comment: { body: 'Sehr gern.' } })).toBe(200)
          expect(await send('PATCH', `comments/${comment}`, { comment: { body: 'Fremd.' } })).toBe(403)
          expect(await send('PATCH', `lists/${list}`, { list: { name: 'Fremd' } })).toBe(403)
        }
      })

      it('keeps nobody from their own words: they read them and take them back, and change them no more', async () => {
        for (const name of guests.filter((each) => blind().includes(each))) {
          const own = `/api/comments/${world.said[name]}`
          const visitor = world.readers[name]
          expect((await visitor.get(own)).json().body).toBeTypeOf('string')
          const change = await visitor.command('PATCH', own, { comment: { body: `@${name} Anders.` } })
          const unknown = await visitor.command(
            'PATCH',
            `/api/comments/${randomUUID()}`,
            bodies['PATCH /api/comments/:id'],
          )
          expect(told(change)).toEqual(told(unknown))
          expect((await visitor.command('DELETE', own)).statusCode).toBe(200)
        }
      })

      it('is answered by nobody from elsewhere: a parent that one may not see is none', async () => {
        for (const name of guests.filter((each) => blind().includes(each))) {
          const answerTo = (id: string) =>
            world.readers[name].command('POST', `/api/movies/${world.film}/comments`, {
              comment: { body: 'Hierher.', parent_id: id },
            })
          expect(told(await answerTo(world.comment))).toEqual(told(await answerTo(randomUUID())))
        }
      })

      it('is nothing that the moderation acts on once it is its author’s alone', async () => {
        for (const [type, item] of things()) {
          const order = (id: string) => ({ id: randomUUID(), action: 'dismiss', type, item: id, reason: 'Ist gut so.' })
          const send = (id: string) =>
            world.readers.moderator.command('POST', '/api/moderation/actions', { moderation: order(id) })
          const [answer, unknown] = [await send(item), await send(randomUUID())]
          if (moderated.includes(keeping)) expect(answer.statusCode).toBe(200)
          else expect(told(answer)).toEqual(told(unknown))
        }
      })
    })
  },
  { env: { RATE_LIMITS: 'off' }, sweep: true },
)

/** All files of an archive, one after the other. */
function unpacked(bytes: Uint8Array): string {
  return Object.values(unzipSync(new Uint8Array(bytes)))
    .map((file) => strFromU8(file))
    .join('\n')
}
