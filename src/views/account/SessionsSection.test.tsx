import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAccountPage } from '../../../test/anAccountPage.tsx'
import { anOpenSession } from '../../../test/builders/account.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import { loadAccountAtom } from '../../atoms/account/account.ts'
import { sessions as words } from '../../texts/account.ts'
import { problemTexts } from '../../texts/problems.ts'
import { SessionsSection } from './SessionsSection.tsx'

const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1'
const here = anOpenSession({ id: 's-0', current: true })
const ipad = anOpenSession({ id: 's-2', user_agent: IPAD, last_seen_at: '2026-11-20T08:00:00Z' })
const strange = anOpenSession({ id: 's-3', user_agent: 'curl/8' })
const END = 'DELETE /api/me/sessions/:id'

async function show(answers: Parameters<typeof anAccountPage>[1]) {
  const page = await anAccountPage(<SessionsSection />, answers)
  await page.store.set(loadAccountAtom)
  return page
}
const list = (...items: ReturnType<typeof anOpenSession>[]) => ({ 'GET /api/me/sessions': anOkReply({ items }) })

it('names device and last use of each, and marks the one that asks, which has no button', async () => {
  await show(list(here, ipad, strange))
  const rows = await screen.findAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('Firefox, Linux')
  expect(rows[0]).toHaveTextContent(words.current)
  expect(within(rows[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
  expect(rows[1]).toHaveTextContent('Safari, iPadzuletzt gestern 09:00 · seit 2. November 2026')
  expect(rows[2]).toHaveTextContent(words.unknown)
})

it('ends one', async () => {
  const { user, asked } = await show({ ...list(here, ipad), [END]: anOkReply({ items: [here] }) })
  await user.click(await screen.findByRole('button', { name: words.endWhich('Safari, iPad') }))
  expect(await screen.findByText(words.ended(1))).toBeVisible()
  expect(screen.queryByText('Safari, iPad')).not.toBeInTheDocument()
  expect(asked).toMatchObject([{ call: END, params: { id: 's-2' } }])
  expect(screen.getByRole('heading', { name: words.title })).toHaveFocus()
})

it('ends all others, also such as have ended meanwhile', async () => {
  const { user, asked, answers } = await show({
    ...list(here, ipad, strange),
    [END]: aProblemReply({ status: 404, code: 'not_found' }),
  })
  Object.assign(answers, list(here))
  await user.click(await screen.findByRole('button', { name: words.endOthers }))
  expect(await screen.findByText(words.ended(2))).toBeVisible()
  expect(asked.map(({ params }) => params)).toEqual([{ id: 's-2' }, { id: 's-3' }])
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
})

it('keeps the list and says so where the server cannot be reached', async () => {
  const { user } = await show(list(here, ipad))
  await user.click(await screen.findByRole('button', { name: words.endWhich('Safari, iPad') }))
  expect(await screen.findByRole('alert')).toHaveTextContent(problemTexts.unreachable)
  expect(screen.getByText('Safari, iPad')).toBeVisible()
})
