import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { beforeAll, expect, it } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import { anAuthor } from '../../../test/builders/community.ts'
import { aMember } from '../../../test/builders/session.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { servedApi } from '../../../test/servedApi.ts'
import { apiAtom } from '../../atoms/core/context.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { MemberOfAddress } from './MemberOfAddress.tsx'

beforeAll(letDialogsOpen)

const nora = {
  ...{ author: anAuthor({ id: 'u-nora', username: 'nora_feld' }), createdAt: '2021-03-02T10:00:00Z', hidden: false },
  ...{
    block: null,
    mayAct: true,
    counts: { comments: 1, trivia: 0, articles: 0, lists: 0, hidden: 0, warnings: 0 },
    log: [],
  },
}

it('opens the sheet of whom the address names, and takes the name out of it as the sheet is shut', async () => {
  const store = createStore()
  store.set(sessionAtom, aMember({ credentials: 'community_manager' }))
  store.set(apiAtom, servedApi({ '/api/moderation/users/u-nora': nora }).api)
  const sheet = <MemberOfAddress id={'u-nora' as UserId} now={new Date('2026-11-21T12:00:00Z')} onDone={() => {}} />
  const { url } = await renderAt(sheet, { store, url: '/moderation?state=done&member=u-nora' })
  await screen.findByRole('dialog', { name: /nora_feld/ })
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  await waitFor(() => expect(url()).toBe('/moderation?state=done'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
