import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { listId } from '../../../test/builders/lists.ts'
import { anna } from '../../../test/builders/outbox.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { toConfirmedMark } from '../../sync/commands/mark.ts'
import { putOwn } from '../../sync/outbox/own.ts'
import { FlagList } from './FlagList.tsx'
import { ListMarks } from './ListMarks.tsx'
import type { ShownList } from './toShownList.ts'

beforeAll(letDialogsOpen)

const rain: ShownList = {
  id: listId('rain'),
  name: 'Regen',
  description: '',
  private: false,
  author: { username: 'nora_feld', avatar: null },
  createdAt: '2026-11-01T12:00:00.000Z',
  diggs: 41,
  diggsAt: '2026-11-21T12:00:00.000Z',
  own: null,
  isAuthor: false,
  items: [],
}

const digged = (set: boolean, updatedAt: string) =>
  toConfirmedMark('digg', 'lists', rain.id, { id: 'd1', set, vote: null, card: null, updatedAt })

async function show(confirmed: Parameters<typeof aMemberPage>[0] = [], list = rain) {
  const page = await aMemberPage(confirmed)
  await renderAt(
    <>
      <ListMarks list={list} />
      <FlagList list={list} />
    </>,
    { store: page.store },
  )
  return page
}

it('counts one’s own digg at once, with a clock while it waits', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: '41 Diggs' }))
  expect(await screen.findByRole('button', { name: /42 Diggs.*wird gesendet/, pressed: true })).toBeInTheDocument()
})

it('counts a digg once, whether or not the answer holds it already', async () => {
  const { device } = await show([digged(true, '2026-11-21T11:00:00.000Z')])
  expect(await screen.findByRole('button', { name: '41 Diggs', pressed: true })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '41 Diggs' }))
  expect(await screen.findByRole('button', { name: /40 Diggs.*wird gesendet/, pressed: false })).toBeInTheDocument()
  await device.db.outbox.clear()
  await putOwn(device.db, anna, [digged(false, '2026-11-21T12:30:00.000Z')])
  expect(await screen.findByRole('button', { name: '40 Diggs', pressed: false })).toBeInTheDocument()
})

it('counts a digg besides that was confirmed after the answer', async () => {
  await show([digged(true, '2026-11-21T12:30:00.000Z')])
  expect(await screen.findByRole('button', { name: '42 Diggs', pressed: true })).toBeInTheDocument()
})

it('only tells authors how many like their list', async () => {
  await show([], { ...rain, isAuthor: true })
  expect(screen.getByText('41 Diggs')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('lets others tell the moderation of it', async () => {
  const { device } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Melden: Liste „Regen“' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Werbung oder Spam' }))
  await userEvent.click(screen.getByRole('button', { name: 'Melden' }))
  await expect.poll(() => device.rows()).toMatchObject([{ args: { type: 'lists', id: rain.id, reason: 'spam' } }])
})
