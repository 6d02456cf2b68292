import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FlashMessage } from './FlashMessage.tsx'

it('says its message and nothing else', () => {
  const { container } = render(<FlashMessage message="Dein Profil ist aktiviert." />)
  expect(screen.getByRole('status')).toHaveTextContent('Dein Profil ist aktiviert.')
  expect(container).toHaveTextContent(/^Dein Profil ist aktiviert\.$/)
})
