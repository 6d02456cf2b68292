import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CaptchaField } from './CaptchaField.tsx'

const show = (view: Parameters<typeof CaptchaField>[0]['view'], error?: string) => {
  const calls = { onRetry: vi.fn(), onAdjust: vi.fn() }
  render(<CaptchaField view={view} error={error} place={() => {}} {...calls} />)
  return calls
}

it('says quietly that it works, and how far it is to whoever looks', () => {
  show({ state: 'working', percent: 64 })
  expect(screen.getByRole('status')).toHaveTextContent('Wir prüfen kurz, dass du ein Mensch bist …')
  expect(screen.getByRole('status')).not.toHaveTextContent('64')
  expect(screen.getByText('64 %')).toBeInTheDocument()
})

it('can be tried again where it failed', () => {
  const { onRetry } = show({ state: 'failed' })
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('leads to the preferences where the vendor is not allowed', () => {
  const { onAdjust } = show({ state: 'refused' })
  fireEvent.click(screen.getByRole('button', { name: 'Einstellungen anpassen' }))
  expect(onAdjust).toHaveBeenCalledOnce()
})

it('shows its error below itself', () => {
  show({ state: 'solved' }, 'Bitte bestätige noch mal.')
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Bitte bestätige noch mal.')
})
