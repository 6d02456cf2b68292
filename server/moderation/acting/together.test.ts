import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { act, moderated } from '../../../test/moderation.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import { lockThing } from '../things/queries.ts'

describeOnBothDatabases(
  'the moderation and those who write at the same time',
  (server) => {
    const { moderator, written } = moderated(server)

    it('do not wait where somebody is answered on whom it acts', async () => {
      const { author, movie, comment } = await written()
      const other = await server().member()
      const reply = { comment: { body: 'Genau.', parent_id: comment.id } }
      const { db } = server().database
      const waiting = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      const isWaiting = async () => (await db.execute(waiting)).rows.length > 0
      let status: number | null = null
      const { sending, during } = await db.transaction(async (tx) => {
        await lockThing(tx, { type: 'users', id: author.id })
        const sending = other.command('POST', `/api/movies/${movie.id}/comments`, reply).then((answer) => {
          status = answer.statusCode
        })
        await expect.poll(async () => status !== null || (await isWaiting())).toBe(true)
        return { sending, during: status }
      })
      await sending
      expect(during).toBe(200)
    })

    it('never wait for each other for ever', async () => {
      const { author, movie, comment, entry } = await written()
      const [one, two] = [await moderator(), await moderator()]
      const [own, other] = [await server().member(author), await server().member()]
      const on = { type: 'comments', item: comment.id }
      const fact = { type: 'trivia', item: entry.id }
      for (let round = 0; round < 8; round++) {
        const [action, method] = round % 2 === 0 ? (['hide', 'PUT'] as const) : (['restore', 'DELETE'] as const)
        const [body, reply] = [`Fassung ${round}`, { body: 'Genau.', parent_id: comment.id }]
        const answers = await Promise.all([
          act(one, { action, ...on }),
          own.command('PATCH', `/api/comments/${comment.id}`, { comment: { body } }),
          other.command(method, `/api/comments/${comment.id}/digg`),
          other.command('POST', `/api/movies/${movie.id}/comments`, { comment: reply }),
          own.command('POST', `/api/movies/${movie.id}/comments`, { comment: reply }),
          act(two, { action: 'warn', member: author.id, ...on }),
          act(two, { action, ...fact }),
          own.command('PATCH', `/api/trivia/${entry.id}`, { trivia: { body, category: 'Musik' } }),
          other.command(method, `/api/trivia/${entry.id}/digg`),
          act(one, { action, type: 'users', item: author.id }),
        ])
        // Things that are hidden meanwhile cannot get replies (404); a deadlock would be an error of the server.
        expect(answers.filter(({ statusCode }) => ![200, 404].includes(statusCode)).map((each) => each.body)).toEqual(
          [],
        )
      }
      const { items } = (await one.get(`/api/moderation/log?member=${author.id}`)).json()
      expect(items).toHaveLength(32)
    })
  },
  // The test needs several connections. It signs in more often than one address may within minutes.
  { only: 'postgres', env: { RATE_LIMITS: 'off' } },
)
