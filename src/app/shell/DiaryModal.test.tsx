import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aCard } from '../../../test/builders/ownThings.ts'
import { aMember } from '../../../test/builders/session.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { modalAtom, shownModalAtom } from '../../atoms/core/modal.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { DiaryModal } from './DiaryModal.tsx'

letDialogsOpen()

const title = { type: 'movies' as const, id: 'm1', card: aCard() }

it.each([
  ['signs out', { type: 'AnonymousUser' as const }],
  ['gives way to another', aMember({ id: 'u-other', username: 'other' })],
])('goes at once where its member %s in another tab', async (_what, session) => {
  const { store } = await aMemberPage()
  store.set(modalAtom, { type: 'diary', title })
  await renderAt(<DiaryModal title={title} entry={null} />, { store })
  expect(screen.getByRole('button', { name: 'Speichern' })).toBeInTheDocument()
  act(() => store.set(sessionAtom, session))
  expect(screen.queryByText('Salz')).toBeNull()
  expect(store.get(shownModalAtom)).toBeNull()
})
