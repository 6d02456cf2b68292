import * as z from 'zod/mini'

export const Role = z.enum(['admin_user', 'community_manager', 'critic_user'])
export type Role = z.infer<typeof Role>

/**
 * The permissions of roles (PRODUCT B14).
 *
 * - `criticise`: a badge, and ratings that count for the critics' average.
 * - `moderate`: hide, restore, close flags, warn, block.
 * - `edit`: news, pages, contests, promoted items. `assignRoles`: make others what one is.
 */
export type Permission = 'criticise' | 'moderate' | 'edit' | 'assignRoles'

const permissions: Readonly<Record<Role, readonly Permission[]>> = {
  critic_user: ['criticise'],
  community_manager: ['moderate'],
  admin_user: ['moderate', 'edit', 'assignRoles'],
}

/** Roles are matched as whole words of `credentials` (PRODUCT B14): `critic_users` is none. */
export function rolesOf(credentials: string): Role[] {
  const words = new Set(credentials.split(/\s+/))
  return Role.options.filter((role) => words.has(role))
}

export function may(credentials: string, permission: Permission): boolean {
  return rolesOf(credentials).some((role) => permissions[role].includes(permission))
}

/** A member acts only on members of a lower rank: the moderation above members and critics, admins above the moderation. */
const ranks: Readonly<Record<Role, number>> = { critic_user: 0, community_manager: 1, admin_user: 2 }

const rankOf = (credentials: string): number => Math.max(0, ...rolesOf(credentials).map((role) => ranks[role]))

/** Whether the first stands above the second (E9): nobody moderates equals, superiors and themselves. */
export function outranks(credentials: string, others: string): boolean {
  return rankOf(credentials) > rankOf(others)
}
