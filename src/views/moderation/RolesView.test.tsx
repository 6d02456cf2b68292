import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import type { RoleChange, RoleMember } from '#contract/roleChanges.ts'
import { anAccountPage } from '../../../test/anAccountPage.tsx'
import { aRoleChange, aRoleMember } from '../../../test/builders/moderation.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { aMember } from '../../../test/builders/session.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { problemTexts } from '../../texts/problems.ts'
import * as texts from '../../texts/roles.ts'
import { RolesView } from './RolesView.tsx'

beforeAll(letDialogsOpen)

const MEMBERS = 'GET /api/roles/members'
const LOG = 'GET /api/roles/log'
const GIVE = 'PUT /api/users/:id/roles/:role'
const TAKE = 'DELETE /api/users/:id/roles/:role'

const listed = (...items: RoleMember[]) => anOkReply({ items, nextPage: null, filters: { q: '' } })
const logged = (...items: RoleChange[]) => anOkReply({ items, nextPage: null, filters: {} })
const nora = aRoleMember({ roles: ['critic_user'] })

async function show(answers: Parameters<typeof anAccountPage>[1], credentials = 'admin_user') {
  const session = aMember({ id: 'u-admin', username: 'admin', credentials })
  const page = await anAccountPage(<RolesView />, { [MEMBERS]: listed(nora), [LOG]: logged(), ...answers }, { session })
  /** Answers the question that lies above the page, as its host does. */
  const answer = async (given: 'confirmed' | 'dismissed') => {
    await expect.poll(() => page.store.get(modalAtom)?.type).toBe('confirm')
    const question = page.store.get(modalAtom)
    if (question?.type === 'confirm') question.answer(given)
    return question
  }
  return { ...page, answer }
}

it('gives a role once it is confirmed, says so, and shows it in the log', async () => {
  const { user, asked, store, answers, answer } = await show({})
  const roles = within(await screen.findByRole('group', { name: 'Rollen von nora_feld' }))
  expect(roles.getByRole('button', { name: 'Kritik', pressed: true })).toBeVisible()
  const change = aRoleChange({ role: 'community_manager' })
  const current = { ...nora, roles: ['community_manager', 'critic_user'] }
  Object.assign(answers, { [GIVE]: anOkReply({ applied: true, current }), [LOG]: logged(change) })
  await user.click(roles.getByRole('button', { name: 'Moderation', pressed: false }))
  expect(await answer('confirmed')).toMatchObject({ title: 'nora_feld die Rolle „Moderation“ geben?' })
  expect(await roles.findByRole('button', { name: 'Moderation', pressed: true })).toBeVisible()
  expect(asked).toMatchObject([{ call: GIVE, params: { id: 'u-nora', role: 'community_manager' } }])
  expect(store.get(toastAtom)).toMatchObject({
    kind: 'success',
    message: 'nora_feld hat jetzt die Rolle „Moderation“.',
  })
  expect(await screen.findByText('hat nora_feld die Rolle „Moderation“ gegeben')).toBeVisible()
})

it('takes nothing without a confirmation, and says why the server did not', async () => {
  const { user, asked, store, answers, answer } = await show({})
  const critic = await screen.findByRole('button', { name: 'Kritik', pressed: true })
  await user.click(critic)
  await answer('dismissed')
  expect(asked).toEqual([])
  Object.assign(answers, { [TAKE]: aProblemReply({ status: 403, code: 'role' }) })
  await user.click(critic)
  await answer('confirmed')
  await expect.poll(() => store.get(toastAtom)).toMatchObject({ kind: 'error', message: problemTexts.notAllowed })
  expect(critic).toHaveAttribute('aria-pressed', 'true')
})

it('leaves admins no way to take the role from themselves', async () => {
  const user = { id: 'u-admin', username: 'admin', avatar: null, isCritic: false }
  await show({ [MEMBERS]: listed(aRoleMember({ user, roles: ['admin_user'] })) })
  const roles = within(await screen.findByRole('group', { name: 'Rollen von admin' }))
  expect(roles.queryByRole('button', { name: 'Administration' })).toBeNull()
  expect(roles.getByText(texts.ownAdmin, { exact: false })).toBeVisible()
})

it('finds members by name, and says where there is none', async () => {
  const { user, answers } = await show({})
  await screen.findByRole('link', { name: 'nora_feld' })
  Object.assign(answers, { [MEMBERS]: listed() })
  await user.type(screen.getByRole('searchbox', { name: texts.search }), 'xaver')
  expect(await screen.findByText(texts.notFound('xaver'))).toBeVisible()
})

it('is closed to the moderation', async () => {
  await show({}, 'community_manager')
  expect(screen.getByText(texts.notAllowed)).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
})
