import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aDraftState } from '../../../test/builders/drafts.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { textsDeviceAtom } from '../../atoms/blog/keptTexts.ts'
import * as texts from '../../texts/blog.ts'
import { ArticleEditor } from './ArticleEditor.tsx'
import { BlogView } from './BlogView.tsx'

const ID = '1f0e3dad-9d2f-4b3a-8c1d-2f6a5b4c3d2e'

/** The editor of one article without a network, or of a new one; `kept`: what a killed browser left on the device. */
async function open(overrides: object | null = {}, kept: object = {}) {
  const page = await aMemberPage(overrides === null ? [] : [aDraftState(ID, overrides)])
  let stored = kept
  page.store.set(textsDeviceAtom, {
    read: async () => stored as never,
    change: async (to: (all: never) => object) => {
      stored = to(stored as never)
    },
  })
  goOffline(page.store)
  await renderAt(<ArticleEditor id={ID} />, { store: page.store })
  const area = await screen.findByLabelText<HTMLTextAreaElement>(texts.bodyLabel)
  return { ...page, area, stored: () => stored }
}

it('begins an article without a network, and brings it to the outbox at once', async () => {
  const { area, device } = await open(null)
  await userEvent.type(area, 'Es ist dunkel.')
  await expect.poll(() => device.rows()).toMatchObject([{ kind: 'saveDraft', args: { id: ID, base: null } }])
  expect(await screen.findByText('Noch 17 Wörter bis zum Artikel')).toBeVisible()
  expect(screen.getByRole('button', { name: texts.publish })).toBeDisabled()
})

it('brings back what a killed browser had on the device only', async () => {
  const kept = { [ID]: { title: 'Im Foyer', body: 'Nicht verloren.', base: 'r1', owner: 'u-anna' } }
  const { area, device } = await open({}, kept)
  await expect.poll(() => area.value).toBe('Nicht verloren.')
  await expect.poll(() => device.rows()).toMatchObject([{ args: { body: 'Nicht verloren.', base: 'r1' } }])
})

it('shows both texts of two devices, and sends the one that is chosen over both', async () => {
  const other = { title: 'Im Saal', body: 'Vom Telefon.', revision: 'telefon' }
  const { device } = await open({ body: 'Vom Rechner.', revision: 'rechner', other })
  expect(await screen.findByRole('heading', { name: texts.conflictTitle })).toBeVisible()
  const [, second] = screen.getAllByRole('button', { name: texts.thisOne })
  if (second) await userEvent.click(second)
  await expect
    .poll(() => device.rows())
    .toMatchObject([{ args: { body: 'Vom Telefon.', base: 'rechner', settles: 'telefon' } }])
  await expect.poll(() => screen.queryByRole('heading', { name: texts.conflictTitle })).toBeNull()
})

it('says of a deleted article that it is gone', async () => {
  const page = await aMemberPage([aDraftState(ID, { deleted: true, title: '', body: '' })])
  goOffline(page.store)
  await renderAt(<ArticleEditor id={ID} />, { store: page.store })
  expect(await screen.findByText(texts.deletedTitle)).toBeVisible()
})

it('lists articles by their stage, with what a reader does not see yet', async () => {
  const published = { publishedAt: '2026-11-20T12:00:00.000Z', publishedRevision: 'r0', title: 'Älter' }
  const page = await aMemberPage([
    aDraftState('a1', { title: '' }),
    aDraftState('a2', { schedule: { at: '2099-12-24T18:00:00.000Z', revision: 'r1' }, title: 'Bald' }),
    aDraftState('a3', published),
    aDraftState('a4', { deleted: true }),
  ])
  goOffline(page.store)
  await renderAt(<BlogView />, { store: page.store })
  for (const name of ['Entwürfe', 'Geplant', 'Veröffentlicht']) {
    expect(await screen.findByRole('heading', { name })).toBeVisible()
  }
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByText(texts.changed)).toBeVisible()
  expect(screen.getByRole('link', { name: texts.untitled })).toHaveAttribute('href', '/my_blog/a1')
})
