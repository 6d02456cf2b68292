import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { Instant, UserId } from './ids.ts'
import { listView, Page } from './listView.ts'
import { ModerationMember } from './moderationLog.ts'
import { Role } from './roles.ts'

/** A member as an admin sees them: the roles are what the session's `credentials` hold. */
export const RoleMember = z.object({ user: Author, roles: z.array(Role) })
export type RoleMember = z.infer<typeof RoleMember>

/** An entry of the log: somebody gave a role to a member, or took it. A member who is gone has no name any more. */
export const RoleChange = z.object({
  id: z.string(),
  at: Instant,
  actor: ModerationMember,
  member: ModerationMember,
  role: Role,
  given: z.boolean(),
})
export type RoleChange = z.infer<typeof RoleChange>

/** Without `q` those who have a role, the highest first; with it all members whose name holds it. */
export const roleMembersCall = defineCall({
  method: 'GET',
  path: '/api/roles/members',
  summary: 'Members and their roles',
  audience: 'member',
  permission: 'assignRoles',
  query: z.object({ q: z.optional(z.string().check(z.trim(), z.maxLength(40))), page: Page }),
  answer: listView(RoleMember, z.object({ q: z.string() })),
})

export const roleLogCall = defineCall({
  method: 'GET',
  path: '/api/roles/log',
  summary: 'Roles that were given and taken, the latest first',
  audience: 'member',
  permission: 'assignRoles',
  query: z.object({ page: Page }),
  answer: listView(RoleChange, z.object({})),
})

const RoleParams = z.object({ id: UserId, role: Role })
/** `applied` is false when it was so already. */
const RoleReceipt = z.object({ applied: z.boolean(), current: RoleMember })

export const giveRoleCall = defineCall({
  method: 'PUT',
  path: '/api/users/:id/roles/:role',
  summary: 'Give a member a role',
  audience: 'member',
  permission: 'assignRoles',
  command: true,
  keyOptional: true,
  params: RoleParams,
  answer: RoleReceipt,
})

/** Refused (403 `role`) for one's own role of an admin. */
export const takeRoleCall = defineCall({
  method: 'DELETE',
  path: '/api/users/:id/roles/:role',
  summary: 'Take a role from a member',
  audience: 'member',
  permission: 'assignRoles',
  command: true,
  keyOptional: true,
  params: RoleParams,
  answer: RoleReceipt,
})
