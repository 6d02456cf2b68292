import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

it('shows what was typed at a press and hides it again, without sending the form', async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Passwort" />
    </form>,
  )
  const field = screen.getByLabelText('Passwort')
  await userEvent.type(field, 'popcorn')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Zeigen: Passwort' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveValue('popcorn')
  await userEvent.click(screen.getByRole('button', { name: 'Verbergen: Passwort' }))
  expect(field).toHaveAttribute('type', 'password')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('is hidden again once its form is sent', async () => {
  render(
    <form data-testid="form" onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Passwort" />
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Zeigen: Passwort' }))
  fireEvent.submit(screen.getByTestId('form'))
  expect(screen.getByLabelText('Passwort')).toHaveAttribute('type', 'password')
})
