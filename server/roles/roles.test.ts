import { expect, it } from 'vitest'
import { notificationsCall } from '#contract/notifications.ts'
import { type RoleChange, type RoleMember, roleLogCall, roleMembersCall } from '#contract/roleChanges.ts'
import { describeOnBothDatabases } from '../../test/server.ts'
import type { Visitor } from '../../test/visitor.ts'

const path = (id: string, role = 'community_manager') => `/api/users/${id}/roles/${role}`

describeOnBothDatabases(
  'roles',
  (server) => {
    const somebody = async (credentials = '', username?: string) => {
      const user = await server().addUser({ credentials, ...(username && { username }) })
      return { ...user, visitor: await server().member(user) }
    }
    const admin = () => somebody('admin_user')
    const give = (who: Visitor, id: string, role?: string) => who.command('PUT', path(id, role))
    const take = (who: Visitor, id: string, role?: string) => who.command('DELETE', path(id, role))
    const log = async (who: Visitor, query = ''): Promise<RoleChange[]> =>
      roleLogCall.answer.parse((await who.get(`/api/roles/log${query}`)).json()).items
    const members = async (who: Visitor, query = ''): Promise<RoleMember[]> =>
      roleMembersCall.answer.parse((await who.get(`/api/roles/members${query}`)).json()).items
    const session = async (who: Visitor) => (await who.get('/api/session')).json()

    it('holds at once: in the session that is open, and for what it may do', async () => {
      const [boss, ada] = [await admin(), await somebody('critic_user')]
      expect((await ada.visitor.get('/api/moderation/log')).statusCode).toBe(403)
      const given = await give(boss.visitor, ada.id)
      expect(given.json()).toMatchObject({ applied: true, current: { roles: ['community_manager', 'critic_user'] } })
      expect((await session(ada.visitor)).credentials).toBe('community_manager critic_user')
      expect((await ada.visitor.get('/api/moderation/log')).statusCode).toBe(200)
      const taken = await take(boss.visitor, ada.id)
      expect(taken.json()).toMatchObject({ applied: true, current: { roles: ['critic_user'] } })
      expect((await session(ada.visitor)).credentials).toBe('critic_user')
      expect((await ada.visitor.get('/api/moderation/log')).statusCode).toBe(403)
    })

    it('is told to the member, and logged with who did it, once however often it is sent', async () => {
      const [boss, ada] = [await admin(), await somebody()]
      server().clock.advance(1000)
      expect((await give(boss.visitor, ada.id, 'critic_user')).json().applied).toBe(true)
      server().clock.advance(1000)
      expect((await give(boss.visitor, ada.id, 'critic_user')).json().applied).toBe(false)
      server().clock.advance(1000)
      expect((await take(boss.visitor, ada.id, 'critic_user')).json().applied).toBe(true)
      const [taken, given, before] = await log(boss.visitor)
      const entry = {
        actor: { id: boss.id, username: boss.username },
        member: { id: ada.id, username: ada.username },
        role: 'critic_user',
      }
      expect([taken, given]).toMatchObject([
        { ...entry, given: false },
        { ...entry, given: true },
      ])
      expect(before?.member.id).not.toBe(ada.id)
      const told = notificationsCall.answer.parse((await ada.visitor.get('/api/me/notifications')).json()).items
      expect(told.map(({ message }) => message)).toEqual([
        'Du hast die Rolle „Kritik“ nicht mehr',
        'Du hast jetzt die Rolle „Kritik“',
      ])
    })

    it('leaves an admin at all times: nobody takes the role from themselves', async () => {
      const [boss, other] = [await admin(), await admin()]
      const refused = await take(boss.visitor, boss.id, 'admin_user')
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'role'])
      expect((await session(boss.visitor)).credentials).toBe('admin_user')
      expect((await take(boss.visitor, other.id, 'admin_user')).json().applied).toBe(true)
      expect((await take(other.visitor, boss.id, 'admin_user')).statusCode).toBe(403)
    })

    it('leaves one of two admins who take it from each other at the same moment', async () => {
      const [one, two] = [await admin(), await admin()]
      const answers = await Promise.all([
        take(one.visitor, two.id, 'admin_user'),
        take(two.visitor, one.id, 'admin_user'),
      ])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
      const left = [one, two].map(async ({ visitor }) => (await session(visitor)).credentials)
      expect((await Promise.all(left)).toSorted()).toEqual(['', 'admin_user'])
    })

    it('is no matter of the moderation, and of nobody who is unknown or has not activated', async () => {
      const [boss, manager] = [await admin(), await somebody('community_manager')]
      const asleep = await server().addUser({ activatedAt: null })
      for (const call of [
        give(manager.visitor, manager.id, 'admin_user'),
        take(manager.visitor, boss.id, 'admin_user'),
      ])
        expect((await call).statusCode).toBe(403)
      for (const id of [asleep.id, 'u-niemand']) expect((await give(boss.visitor, id)).statusCode).toBe(404)
      expect((await give(boss.visitor, manager.id, 'king_user')).statusCode).toBe(404)
      expect((await log(boss.visitor)).some(({ member }) => member.id === manager.id)).toBe(false)
    })

    it('finds members by name, whoever has hidden or muted them, and without a name those with a role', async () => {
      const boss = await admin()
      await somebody('critic_user', 'Rolla_Müller')
      const plain = await somebody('', 'Xx_Rolla_Mueller')
      await boss.visitor.command('PUT', `/api/users/${plain.id}/mute`)
      const found = await members(boss.visitor, `?q=${encodeURIComponent('rolla_mueller')}`)
      expect(found.map(({ user, roles }) => [user.username, roles])).toEqual([
        ['Rolla_Müller', ['critic_user']],
        ['Xx_Rolla_Mueller', []],
      ])
      const all = await members(boss.visitor)
      expect(all.every(({ roles }) => roles.length > 0)).toBe(true)
      expect(all[0]?.roles).toContain('admin_user')
    })

    it('has a log with pages', async () => {
      const [boss, ada] = [await admin(), await somebody()]
      for (let round = 0; round < 16; round++) {
        server().clock.advance(1000)
        await give(boss.visitor, ada.id)
        server().clock.advance(1000)
        await take(boss.visitor, ada.id)
      }
      const first = roleLogCall.answer.parse((await boss.visitor.get('/api/roles/log')).json())
      const second = await log(boss.visitor, '?page=2')
      expect([first.items.length, first.nextPage]).toEqual([30, 2])
      expect(second.slice(0, 2).map(({ member, given }) => [member.id, given])).toEqual([
        [ada.id, false],
        [ada.id, true],
      ])
    })
  },
  { env: { RATE_LIMITS: 'off' } },
)
