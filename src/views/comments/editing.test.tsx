import { act, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { aCommentsPage, aPageOf, COMMENTS_URL, field, nora } from '../../../test/aCommentsPage.tsx'
import { aComment, anAuthor } from '../../../test/builders/community.ts'
import { anna } from '../../../test/builders/outbox.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { commentsRef } from '../../atoms/comments/refs.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'

beforeAll(letDialogsOpen)

it('changes one’s own words in place, as one command while nothing was sent', async () => {
  const { device, user } = await aCommentsPage()
  await user.type(field(), 'Gut.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await user.click(await screen.findByRole('button', { name: 'Bearbeiten: annas Kommentar' }))
  await user.clear(field('Dein Kommentar'))
  await user.type(field('Dein Kommentar'), 'Besser.')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Besser.')).toBeInTheDocument()
  expect(await device.rows()).toMatchObject([{ kind: 'createComment', args: { body: 'Besser.' } }])
})

it('changes the version that the form was opened with, whatever another device has said meanwhile', async () => {
  const own = { id: 'c-mine', author: anAuthor({ id: anna, username: 'anna' }) }
  const opened = '2026-11-21T11:00:00.000Z'
  const { device, served, store, user } = await aCommentsPage({
    items: [nora, aComment({ ...own, body: 'Gut.', updatedAt: opened })],
  })
  await user.click(screen.getByRole('button', { name: 'Bearbeiten: annas Kommentar' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Dein Kommentar' })).toBeNull()
  // Nothing was changed: nothing is sent.
  expect(await device.rows()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Bearbeiten: annas Kommentar' }))
  await user.type(field('Dein Kommentar'), ' Sehr.')
  served[COMMENTS_URL] = aPageOf(nora, aComment({ ...own, body: 'Anderswo.', updatedAt: '2026-11-21T11:30:00.000Z' }))
  await act(async () => void (await store.set(loadResourceAtom, commentsRef('movies', 'amrum'), { refresh: true })))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const args = { id: 'c-mine', body: 'Gut. Sehr.', version: opened }
  await expect.poll(() => device.rows()).toMatchObject([{ kind: 'editComment', args }])
})

it('changes the version that was there when the words were begun, also after a reload', async () => {
  const own = { id: 'c-mine', author: anAuthor({ id: anna, username: 'anna' }) }
  const begun = '2026-11-21T11:00:00.000Z'
  const { desk, device, user, unmount } = await aCommentsPage({
    items: [nora, aComment({ ...own, body: 'Gut.', updatedAt: begun })],
  })
  await user.click(screen.getByRole('button', { name: 'Bearbeiten: annas Kommentar' }))
  await user.type(field('Dein Kommentar'), ' Sehr')
  unmount()
  const elsewhere = aComment({ ...own, body: 'Anderswo.', updatedAt: '2026-11-21T11:30:00.000Z' })
  const again = await aCommentsPage({ desk, device, items: [nora, elsewhere] })
  await again.user.click(screen.getByRole('button', { name: 'Bearbeiten: annas Kommentar' }))
  await expect.poll(() => field('Dein Kommentar')).toHaveValue('Gut. Sehr')
  await again.user.type(field('Dein Kommentar'), '.')
  await again.user.click(screen.getByRole('button', { name: 'Speichern' }))
  const args = { id: 'c-mine', body: 'Gut. Sehr.', version: begun }
  await expect.poll(() => device.rows()).toMatchObject([{ kind: 'editComment', args }])
})

it('shows that two versions of one’s own comment wait for a choice', async () => {
  const { device, user } = await aCommentsPage()
  await user.type(field(), 'Meins.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await expect.poll(async () => (await device.rows()).length).toBe(1)
  const lastError = { code: 'version', status: 412, text: null }
  await device.db.outbox.update(1, { state: 'review', lastError })
  expect(await screen.findByText(/Zwei Fassungen/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Fassungen vergleichen' })).toHaveAttribute('href', '/ausstehend')
})
