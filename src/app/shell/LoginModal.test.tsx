import { fireEvent, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { beforeAll, expect, it } from 'vitest'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom } from '../../atoms/context.ts'
import { modalAtom } from '../../atoms/modal.ts'
import type { Api } from '../../sync/api.ts'
import { LoginModal } from './LoginModal.tsx'

beforeAll(letDialogsOpen)

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
