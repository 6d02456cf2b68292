import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { expect, it, vi } from 'vitest'
import { updateReadyAtom } from '../../atoms/shell/update.ts'
import { updateLosesText } from '../../texts/shell.ts'
import { UpdatePrompt } from './UpdatePrompt.tsx'

function show(losesText: boolean) {
  const store = createStore()
  const apply = vi.fn()
  store.set(updateReadyAtom, { apply, losesText: () => losesText })
  render(
    <Provider store={store}>
      <UpdatePrompt />
    </Provider>,
  )
  return { apply, store }
}

it('lets the new version take over on consent', async () => {
  const { apply } = show(false)
  await userEvent.click(screen.getByRole('button', { name: 'Aktualisieren' }))
  expect(apply).toHaveBeenCalledOnce()
})

it('asks once more before typed text is lost', async () => {
  const { apply } = show(true)
  await userEvent.click(screen.getByRole('button', { name: 'Aktualisieren' }))
  expect(apply).not.toHaveBeenCalled()
  expect(screen.getByText(updateLosesText)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Trotzdem aktualisieren' }))
  expect(apply).toHaveBeenCalledOnce()
})

it('goes away until the next start when it is put off', async () => {
  const { store } = show(false)
  await userEvent.click(screen.getByRole('button', { name: 'Später' }))
  expect(store.get(updateReadyAtom)).toBeNull()
})
