import { fireEvent, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { beforeAll, expect, it } from 'vitest'
import { aMember } from '../../../test/builders/session.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom } from '../../atoms/core/context.ts'
import { modalAtom, signInForAtom } from '../../atoms/core/modal.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import type { Api } from '../../sync/api.ts'
import { LoginModal } from './LoginModal.tsx'
import { ModalHost } from './ModalHost.tsx'

beforeAll(letDialogsOpen)

it('says why it came up and that what was meant is kept, also to whoever listens', async () => {
  const store = createStore()
  store.set(signInForAtom, 'rate', () => {})
  await renderAt(<ModalHost />, { store })
  expect(await screen.findByRole('dialog', { name: 'Anmelden' })).toHaveAccessibleDescription(
    'Melde dich an, um zu bewerten. Deine Wertung ist gemerkt und wird gleich danach gespeichert.',
  )
})

it('says to a member that their session has run out', async () => {
  const store = createStore()
  store.set(sessionAtom, aMember())
  store.set(signInForAtom, 'comment', () => {})
  await renderAt(<ModalHost />, { store })
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/^Deine Sitzung ist abgelaufen\. .*Dein Text/)
})

it('gives no reason to whoever opened it to sign in', async () => {
  const store = createStore()
  store.set(modalAtom, { type: 'login' })
  await renderAt(<ModalHost />, { store })
  expect(await screen.findByRole('dialog')).not.toHaveAccessibleDescription()
})

it('registers in the place of the login, and leads back', async () => {
  const store = createStore()
  store.set(apiAtom, { call: (async () => ({ kind: 'unreachable' })) as unknown as Api })
  store.set(modalAtom, { type: 'login' })
  await renderAt(<LoginModal />, { store })
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveAccessibleName('Anmelden')
  fireEvent.click(screen.getByText('Kostenlos registrieren'))
  expect(dialog).toHaveAccessibleName('Jetzt kostenlos Registrieren')
  expect(screen.getByLabelText('Benutzername')).toHaveFocus()
  expect(screen.getByLabelText('Ich bin mindestens 16 Jahre alt')).toBeInTheDocument()
  fireEvent.click(screen.getByText('Zurück zur Anmeldung'))
  expect(dialog).toHaveAccessibleName('Anmelden')
  expect(screen.getByText('Passwort vergessen?')).toBeInTheDocument()
})
