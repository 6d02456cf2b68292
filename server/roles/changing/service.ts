import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { giveRoleCall } from '#contract/roleChanges.ts'
import { may, Role, rolesOf } from '#contract/roles.ts'
import type { CommandContext } from '../../http/idempotency.ts'
import type { Member } from '../../http/platform.ts'
import { ProblemError } from '../../http/problemError.ts'
import { tellModeration } from '../../notifications/service.ts'
import * as queries from '../queries.ts'
import { toMembers } from '../service.ts'

type Acting = Pick<CommandContext, 'tx' | 'logEffect'> & { member: Member; now: Date }
type Order = { id: string; role: Role; given: boolean }

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
