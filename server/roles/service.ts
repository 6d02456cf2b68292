import type * as z from 'zod/mini'
import type { RoleMember, roleLogCall, roleMembersCall } from '#contract/roleChanges.ts'
import { may, rolesOf } from '#contract/roles.ts'
import { readAuthors } from '../community/service.ts'
import type { Db, Tx } from '../db/client.ts'
import { pageOf } from '../http/pageOf.ts'
import { ProblemError } from '../http/problemError.ts'
import { readMemberNames } from '../moderation/service.ts'
import { toNameKeys } from '../users/service.ts'
import * as queries from './queries.ts'

const MEMBERS_PER_PAGE = 20
const ENTRIES_PER_PAGE = 30

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

export async function toMembers(db: Db | Tx, rows: readonly queries.RoleRow[]): Promise<z.input<typeof RoleMember>[]> {
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
