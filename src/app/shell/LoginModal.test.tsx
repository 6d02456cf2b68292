import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
  expect(screen.getByRole('dialog', { name: 'Anmelden' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Kostenlos registrieren' }))
  expect(screen.getByRole('dialog', { name: 'Jetzt kostenlos Registrieren' })).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Ich bin mindestens 16 Jahre alt' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Zurück zur Anmeldung' }))
  expect(screen.getByLabelText('Passwort')).toBeInTheDocument()
})
