import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeOnBothDatabases, TEST_PASSWORD } from '../../test/server.ts'
import { toMailedToken } from '../http/mailedToken.ts'
import { issueToken } from './tokens/service.ts'

const NEW_PASSWORD = 'drei Karten für heute'
const WRONG = { current_password: ['Das ist nicht dein Passwort.'] }

describeOnBothDatabases(
  'an account to which two things happen at once',
  (server) => {
    type Sending<Answer> = () => Promise<Answer>

    /** Two requests that both need the member's row: neither has it before both have come as far, then the first one. */
    const inTurn = async <One, Two>(id: string, first: Sending<One>, second: Sending<Two>): Promise<[One, Two]> => {
      const { db } = server().database
      const waiting = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      const areWaiting = async (count: number) =>
        expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(count)
      const sent = await db.transaction(async (tx) => {
        await tx.execute(sql`select from users where id = ${id} for update`)
        const one = first()
        await areWaiting(1)
        const two = second()
        await areWaiting(2)
        return { one, two }
      })
      return Promise.all([sent.one, sent.two])
    }

    const twoSessions = async (credentials = '') => {
      const user = await server().addUser({ credentials })
      const [owner, intruder] = [await server().member(user), await server().member(user)]
      const change = (visitor: typeof owner, account: object) => () =>
        visitor.send('PATCH', '/api/me', { account: { current_password: TEST_PASSWORD, ...account } })
      return { user, owner, intruder, change, replace: change(owner, { password: NEW_PASSWORD }) }
    }

    it('lets nobody sign in with a password that is being replaced', async () => {
      const { user, replace } = await twoSessions()
      const stranger = server().visitor()
      const signIn = () => stranger.signIn(user.username, TEST_PASSWORD)
      const [replaced, refused] = await inTurn(user.id, replace, signIn)
      expect([replaced.statusCode, refused.statusCode, refused.json().code]).toEqual([200, 401, 'login_failed'])
      expect((await stranger.get('/api/session')).json().type).toBe('AnonymousUser')
    })

    it('ends a session that is begun with it a moment earlier', async () => {
      const { user, replace } = await twoSessions()
      const stranger = server().visitor()
      const signIn = () => stranger.signIn(user.username, TEST_PASSWORD)
      const [begun, replaced] = await inTurn(user.id, signIn, replace)
      expect([begun.statusCode, replaced.statusCode]).toEqual([200, 200])
      expect((await stranger.get('/api/session')).json().type).toBe('AnonymousUser')
    })

    it('lets nobody sign in with a password that a mailed link is replacing', async () => {
      const { user } = await twoSessions()
      const { secret } = server().app.platform
      const { now } = server().clock
      const id = await server().database.db.transaction((tx) =>
        issueToken(tx, secret, { userId: user.id, purpose: 'recovery', email: null, now }),
      )
      const recover = () =>
        server()
          .visitor()
          .send('PUT', '/api/password', { token: toMailedToken(secret, 'recovery', id), password: NEW_PASSWORD })
      const signIn = () => server().visitor().signIn(user.username, TEST_PASSWORD)
      const [recovered, refused] = await inTurn(user.id, recover, signIn)
      expect([recovered.statusCode, refused.statusCode]).toEqual([200, 401])
    })

    it('takes no other address by a password that is being replaced', async () => {
      const { user, owner, intruder, change, replace } = await twoSessions()
      const email = `neu-${user.email}`
      const [replaced, refused] = await inTurn(user.id, replace, change(intruder, { email }))
      expect([replaced.statusCode, refused.statusCode, refused.json().errors]).toEqual([200, 422, WRONG])
      expect((await owner.get('/api/me')).json()).toMatchObject({ email: user.email, pending_email: null })
    })

    it('takes no other password by one that is being replaced', async () => {
      const { user, intruder, change, replace } = await twoSessions()
      const other = 'vier Karten für gestern'
      const [replaced, refused] = await inTurn(user.id, replace, change(intruder, { password: other }))
      expect([replaced.statusCode, refused.statusCode, refused.json().errors]).toEqual([200, 422, WRONG])
      expect((await server().visitor().signIn(user.username, NEW_PASSWORD)).statusCode).toBe(200)
    })

    it('is not deleted by a password that is being replaced', async () => {
      const { user, intruder, replace } = await twoSessions()
      const leave = () => intruder.send('DELETE', '/api/me', { password: TEST_PASSWORD })
      const [replaced, refused] = await inTurn(user.id, replace, leave)
      expect([replaced.statusCode, refused.statusCode]).toEqual([200, 422])
      expect((await server().visitor().signIn(user.username, NEW_PASSWORD)).statusCode).toBe(200)
    })

    it.each(['rating', 'change of roles', 'deletion'] as const)('carries out no %s of who is leaving', async (what) => {
      const { user, owner, intruder } = await twoSessions('admin_user')
      const [film, other] = [await addMovie(server()), await server().addUser({ credentials: 'admin_user' })]
      const leave = () => owner.send('DELETE', '/api/me', { password: TEST_PASSWORD })
      const rating = { rating: { value: 8, top: false, flop: false } }
      const sendings = {
        rating: () => intruder.command('PUT', `/api/movies/${film.id}/rating`, rating),
        'change of roles': () => intruder.command('DELETE', `/api/users/${other.id}/roles/admin_user`),
        deletion: () => intruder.send('DELETE', '/api/me', { password: TEST_PASSWORD }),
      }
      const [gone, refused] = await inTurn(user.id, leave, sendings[what])
      expect([gone.statusCode, refused.statusCode, refused.json().code]).toEqual([200, 401, 'sign_in_needed'])
    })
  },
  // It takes several connections.
  { only: 'postgres', env: { RATE_LIMITS: 'off' } },
)
