import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CheckField } from './CheckField.tsx'
import { Field } from './Field.tsx'

it('is described by its hint, and says what is wrong with it', () => {
  const { rerender } = render(<Field label="Passwort" hint="Mindestens 10 Zeichen." />)
  const field = screen.getByRole('textbox', { name: 'Passwort' })
  expect(field).toHaveAccessibleDescription('Mindestens 10 Zeichen.')
  expect(field).toBeValid()
  rerender(<Field label="Passwort" hint="Mindestens 10 Zeichen." error="Zu kurz." />)
  expect(field).toHaveAccessibleDescription('Mindestens 10 Zeichen. Zu kurz.')
  expect(field).toBeInvalid()
})

it('says what is wrong with a box beside the words of its tick', () => {
  const { rerender } = render(<CheckField name="age">Ich bin alt genug</CheckField>)
  const box = screen.getByRole('checkbox', { name: 'Ich bin alt genug' })
  expect(box).toBeValid()
  rerender(
    <CheckField name="age" error="Bist du es?">
      Ich bin alt genug
    </CheckField>,
  )
  expect(box).toHaveAccessibleDescription('Bist du es?')
  expect(box).toBeInvalid()
})
