import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aListedTitle, listId } from '../../../test/builders/lists.ts'
import { aMember } from '../../../test/builders/session.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { modalAtom, resumeIntentAtom } from '../../atoms/core/modal.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { CopyButton } from './CopyButton.tsx'
import type { ShownList } from './toShownList.ts'

const rain: ShownList = {
  ...{ id: listId('rain'), name: 'Regen', description: 'Nass.', private: false, diggs: 0, diggsAt: null, own: null },
  author: { username: 'nora_feld', avatar: null },
  createdAt: '2026-11-01T12:00:00.000Z',
  isAuthor: false,
  items: [{ ...aListedTitle('Salz'), description: 'Ihr Satz', state: 'saved', genres: ['Drama'], average: 8 }],
}

it('takes of another member’s list the titles and not the words', async () => {
  const { store } = await aMemberPage()
  await renderAt(<CopyButton list={rain} />, { store })
  fireEvent.click(screen.getByRole('button', { name: 'Kopieren' }))
  expect(store.get(modalAtom)).toEqual({
    type: 'copyList',
    source: { name: 'Regen', description: '', items: [{ ...aListedTitle('Salz'), description: '' }] },
  })
})

it('takes the words of one’s own list, too', async () => {
  const { store } = await aMemberPage()
  await renderAt(<CopyButton list={{ ...rain, isAuthor: true }} />, { store })
  fireEvent.click(screen.getByRole('button', { name: 'Kopieren' }))
  expect(store.get(modalAtom)).toMatchObject({ source: { description: 'Nass.', items: [{ description: 'Ihr Satz' }] } })
})

it('has a visitor sign in first, and goes on after that', async () => {
  const { store } = await aMemberPage()
  store.set(sessionAtom, { type: 'AnonymousUser' })
  await renderAt(<CopyButton list={rain} />, { store })
  fireEvent.click(screen.getByRole('button', { name: 'Kopieren' }))
  expect(store.get(modalAtom)).toEqual({ type: 'login', purpose: 'copyList' })
  store.set(sessionAtom, aMember())
  store.set(resumeIntentAtom)
  expect(store.get(modalAtom)).toMatchObject({ type: 'copyList', source: { name: 'Regen' } })
})
