import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAccountPage } from '../../../test/anAccountPage.tsx'
import { anOkReply } from '../../../test/builders/reply.ts'
import { notices as words } from '../../texts/moderation.ts'
import { NoticesSection } from './NoticesSection.tsx'

const GET = 'GET /api/me/notices'
const notice = {
  ...{ id: 'n-1', action: 'hide', type: 'comments', item: 'c-1', text: 'Alles Quatsch.' },
  ...{ reason: 'Beleidigt andere.', until: null, createdAt: '2026-11-21T11:00:00Z' },
}

it('says until when and why an account is blocked, and what was hidden, until that is put away', async () => {
  const block = { since: '2026-11-21T11:00:00Z', until: '2026-11-24T11:00:00Z', reason: 'Zu laut.' }
  const { user, asked } = await anAccountPage(<NoticesSection />, {
    [GET]: anOkReply({ items: [notice], block }),
    'PUT /api/me/notices/:id/read': anOkReply({ items: [], block: null }),
  })
  expect(await screen.findByText(/^Dein Konto ist bis .*24\. November 12:00 gesperrt\.$/)).toBeVisible()
  expect(screen.getByText('Von der Moderation ausgeblendet: dein Kommentar')).toBeVisible()
  expect(screen.getByText('Grund: Beleidigt andere.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: words.dismiss }))
  await expect.poll(() => screen.queryByRole('region')).toBeNull()
  expect(asked).toMatchObject([{ params: { id: 'n-1' } }])
})

it('is not there while there is nothing to say', async () => {
  await anAccountPage(<NoticesSection />, { [GET]: anOkReply({ items: [], block: null }) })
  expect(screen.queryByRole('region')).toBeNull()
})
