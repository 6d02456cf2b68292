import { atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import { giveRoleCall, type RoleMember, takeRoleCall } from '#contract/roleChanges.ts'
import { may, type Role } from '#contract/roles.ts'
import { callUnsafe } from '../core/callUnsafe.ts'
import { type Outcome, toOutcome } from '../core/outcome.ts'
import { loadResourceAtom } from '../core/resource.ts'
import { sessionAtom } from '../core/session.ts'
import { roleLogRef, roleMembersRef } from './refs.ts'

/** Whether the signed-in member is an admin. The server checks it again. */
export const mayAssignRolesAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.type === 'RegisteredUser' && may(session.credentials, 'assignRoles')
})

type LoadOptions = { refresh?: boolean; signal?: AbortSignal }

/** Loads members by name, or those with a role. */
export const loadRoleMembersAtom = atom(null, async (get, set, name: string, options: LoadOptions = {}) => {
  if (get(mayAssignRolesAtom)) await set(loadResourceAtom, roleMembersRef(name), options)
})

/** Loads the log of roles. */
export const loadRoleLogAtom = atom(null, async (get, set, options: LoadOptions = {}) => {
  if (get(mayAssignRolesAtom)) await set(loadResourceAtom, roleLogRef, options)
})

/**
 * Assigns or withdraws a role at once: nothing of it waits on the device. The admin's own session changes at once, too.
 *
 * @returns whether it changed something, and the member's roles since.
 */
export const changeRoleAtom = atom(
  null,
  async (
    get,
    set,
    member: UserId,
    role: Role,
    given: boolean,
  ): Promise<Outcome<{ applied: boolean; current: RoleMember }>> => {
    const call = given ? giveRoleCall : takeRoleCall
    const outcome = toOutcome(set, await callUnsafe(get, set, call, { params: { id: member, role } }))
    const session = get(sessionAtom)
    if (outcome.kind === 'done' && session.type === 'RegisteredUser' && session.id === member)
      set(sessionAtom, { ...session, credentials: outcome.value.current.roles.join(' ') })
    return outcome
  },
)
