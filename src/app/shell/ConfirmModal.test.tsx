import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { beforeAll, expect, it } from 'vitest'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { type Confirmation, chooseAtom, confirmAtom, shownModalAtom } from '../../atoms/core/modal.ts'
import { deletion } from '../../texts/account.ts'
import { question as roleQuestion } from '../../texts/roles.ts'
import { signOutQuestion } from '../../texts/signOut.ts'
import { ConfirmModal } from './ConfirmModal.tsx'

beforeAll(letDialogsOpen)

/** The question before a sign-out, above the page. */
function ask() {
  const store = createStore()
  const kinds = new Map([
    ['digg', 1],
    ['rating', 2],
    ['favourite', 1],
  ] as const)
  const answered = store.set(chooseAtom, signOutQuestion({ total: 4, failed: 1, kinds }))
  show(store)
  return answered
}

/** Shows what a store asks. */
function show(store: ReturnType<typeof createStore>) {
  const modal = store.get(shownModalAtom)?.modal
  if (modal?.type !== 'confirm') throw new Error('no question was asked')
  render(
    <Provider store={store}>
      <ConfirmModal question={modal} />
    </Provider>,
  )
}

it('names number and kind of what waits, and what each way means', () => {
  void ask()
  expect(screen.getByText('4 Aktionen warten noch auf diesem Gerät, 1 davon fehlgeschlagen:')).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '2 Wertungen',
    '1 Lieblingskino',
    '1 Digg',
  ])
  expect(screen.getByText(/sobald du dich hier wieder anmeldest/)).toHaveTextContent(/^Später senden: /)
  expect(screen.getByText(/mit allem, was darauf aufbaut/)).toHaveTextContent(/^Verwerfen: /)
})

it.each([
  ['Später senden', 'confirmed'],
  ['Verwerfen', 'other'],
  ['Angemeldet bleiben', 'dismissed'],
  ['Schließen', 'dismissed'],
])('has three ways out: %s', async (name, answer) => {
  const answered = ask()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await answered).toBe(answer)
})

it.each<[string, Confirmation, string]>([
  [
    'a loss',
    { title: deletion.confirmTitle, text: '', confirm: deletion.confirm, dismiss: deletion.dismiss },
    'danger',
  ],
  ['what can be taken back', roleQuestion('Ulla', 'critic_user', true), 'primary'],
])('colours the button by what it does: %s', (_name, question, variant) => {
  const store = createStore()
  void store.set(confirmAtom, question)
  show(store)
  expect(screen.getByRole('button', { name: question.confirm })).toHaveAttribute('data-variant', variant)
})
