import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { giveRoleCall, RoleMember, roleLogCall, roleMembersCall } from '#contract/roleChanges.ts'
import { may, Role, rolesOf } from '#contract/roles.ts'
import { readAuthors } from '../community/service.ts'
import type { Db, Tx } from '../db/client.ts'
import type { CommandContext } from '../http/idempotency.ts'
import { pageOf } from '../http/pageOf.ts'
import type { Member } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'
import { readMemberNames } from '../moderation/service.ts'
import { tellModeration } from '../notifications/service.ts'
import { toNameKeys } from '../users/service.ts'
import * as queries from './queries.ts'

const MEMBERS_PER_PAGE = 20
const ENTRIES_PER_PAGE = 30

type Acting = Pick<CommandContext, 'tx' | 'logEffect'> & { member: Member; now: Date }
type Order = { id: string; role: Role; given: boolean }

/** Members by name; without one, those who have a role. */
export async function readRoleMembers(
  db: Db,
  { q = '', page = 1 }: { q?: string | undefined; page?: number | undefined },
): Promise<z.input<(typeof roleMembersCall)['answer']>> {
  const rowsOf = pageOf(page, MEMBERS_PER_PAGE)
  const found = await (q === '' ? queries.listWithRoles(db, rowsOf) : queries.findByName(db, toNameKeys(q), rowsOf))
  return {
    items: await toMembers(db, found.slice(0, MEMBERS_PER_PAGE)),
    nextPage: found.length > MEMBERS_PER_PAGE ? page + 1 : null,
    filters: { q },
  }
}

async function toMembers(db: Db | Tx, rows: readonly queries.RoleRow[]): Promise<z.input<typeof RoleMember>[]> {
  const authorOf = await readAuthors(
    db,
    rows.map(({ id }) => ({ userId: id })),
    true,
  )
  return rows.map(({ id, credentials }) => ({ user: authorOf({ userId: id }), roles: rolesOf(credentials) }))
}

/** Roles that were given and taken, the latest first. */
export async function readRoleLog(db: Db, page = 1): Promise<z.input<(typeof roleLogCall)['answer']>> {
  const found = await queries.listLog(db, pageOf(page, ENTRIES_PER_PAGE))
  const rows = found.slice(0, ENTRIES_PER_PAGE)
  const names = await readMemberNames(
    db,
    rows.flatMap(({ actorId, memberId }) => [actorId, memberId]),
  )
  const named = (id: string) => ({ id, username: names.get(id) ?? null })
  return {
    items: rows.map(({ id, at, actorId, memberId, role, given }) => ({
      ...{ id, role, given },
      at: at.toISOString(),
      actor: named(actorId),
      member: named(memberId),
    })),
    nextPage: found.length > ENTRIES_PER_PAGE ? page + 1 : null,
    filters: {},
  }
}

/**
 * Gives a role or takes it: the change, its entry in the log and what the member is told commit together. It holds at
 * once: each request reads the credentials anew, and open pages of the member fetch their session with the notification.
 * Since no admin takes the role from themselves, and whoever acts must still be one, one admin is always left.
 *
 * @throws ProblemError `not_found`, `role` for one's own role of an admin and for who is no admin any more.
 */
export async function changeRole(
  { tx, logEffect, member, now }: Acting,
  { id, role, given }: Order,
): Promise<z.input<(typeof giveRoleCall)['answer']>> {
  const locked = await queries.lockAdminsAnd(tx, id)
  const isAdmin = locked.some((row) => row.id === member.id && may(row.credentials, 'assignRoles'))
  if (!isAdmin || (!given && role === 'admin_user' && id === member.id)) throw new ProblemError('role')
  const before = locked.find((row) => row.id === id)
  if (!before) throw new ProblemError('not_found')
  const had = new Set(rolesOf(before.credentials))
  const applied = had.has(role) !== given
  const credentials = Role.options.filter((each) => (each === role ? given : had.has(each))).join(' ')
  if (applied) {
    await queries.saveCredentials(tx, id, credentials)
    const entry = { id: randomUUID(), actorId: member.id, memberId: id, role, given, at: now }
    await queries.insertLog(tx, entry)
    await logEffect(given ? 'role.given' : 'role.taken', `users/${id}/${role}`)
    if (id !== member.id) await tellModeration(tx, now, { id: entry.id, userId: id, words: toWords(role, given) })
  }
  const [current] = await toMembers(tx, [{ id, credentials }])
  if (!current) throw new ProblemError('not_found')
  return { applied, current }
}

const names: Readonly<Record<Role, string>> = {
  admin_user: 'Administration',
  community_manager: 'Moderation',
  critic_user: 'Kritik',
}

const toWords = (role: Role, given: boolean): string =>
  given ? `Du hast jetzt die Rolle „${names[role]}“` : `Du hast die Rolle „${names[role]}“ nicht mehr`

/**
 * Keeps a site from having no admin: nobody could give the role any more.
 *
 * @throws ProblemError `invalid` where the member is the only one left.
 */
export async function refuseLastAdmin(tx: Tx, memberId: string): Promise<void> {
  const admins = (await queries.lockAdminsAnd(tx, memberId)).filter(({ credentials }) =>
    may(credentials, 'assignRoles'),
  )
  if (admins.length !== 1 || admins[0]?.id !== memberId) return
  throw new ProblemError('invalid', {
    errors: { password: ['Du bist der letzte Admin. Gib die Rolle zuerst an jemand anderen.'] },
  })
}
