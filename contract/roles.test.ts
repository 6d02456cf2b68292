import { expect, it } from 'vitest'
import { may, rolesOf } from './roles.ts'

it.each([
  ['', []],
  ['critic_user', ['critic_user']],
  ['  critic_user\tadmin_user ', ['admin_user', 'critic_user']],
  ['critic_users', []],
  ['not_admin_user', []],
  ['admin_user_x community_manager2', []],
  ['admin-user', []],
  ['ADMIN_USER', []],
])('finds whole words alone in %j', (credentials, roles) => {
  expect(rolesOf(credentials)).toEqual(roles)
})

it('allows what a role is for', () => {
  expect(may('critic_user', 'criticise')).toBe(true)
  expect(may('critic_user', 'moderate')).toBe(false)
  expect(may('community_manager', 'moderate')).toBe(true)
  expect(may('community_manager', 'edit')).toBe(false)
  expect(may('community_manager', 'assignRoles')).toBe(false)
  for (const permission of ['moderate', 'edit', 'assignRoles'] as const)
    expect(may('admin_user', permission)).toBe(true)
  expect(may('admin_user', 'criticise')).toBe(false)
})
