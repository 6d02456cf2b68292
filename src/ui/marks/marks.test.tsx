import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FollowButton } from './FollowButton.tsx'
import { MuteButton } from './MuteButton.tsx'
import { TitleMarks } from './TitleMarks.tsx'

it('says whether one follows, in words and as a pressed button', async () => {
  const onToggle = vi.fn()
  const { rerender } = render(<FollowButton mark={{ set: false, state: 'none' }} onToggle={onToggle} />)
  await userEvent.click(screen.getByRole('button', { name: 'Folgen', pressed: false }))
  expect(onToggle).toHaveBeenCalledOnce()
  rerender(<FollowButton mark={{ set: true, state: 'pending' }} onToggle={onToggle} />)
  expect(screen.getByRole('button', { name: 'Du folgst, wartet auf das Netz', pressed: true })).toBeInTheDocument()
})

it('says whether somebody is muted, and that it was not sent', async () => {
  const onToggle = vi.fn()
  render(<MuteButton mark={{ set: true, state: 'failed' }} onToggle={onToggle} />)
  await userEvent.click(screen.getByRole('button', { name: 'Stumm geschaltet, nicht gesendet', pressed: true }))
  expect(onToggle).toHaveBeenCalledOnce()
})

it('keeps remembering and having seen a title apart', async () => {
  const [watch, watched] = [vi.fn(), vi.fn()]
  render(
    <TitleMarks
      watch={{ set: true, state: 'saved', toggle: watch }}
      watched={{ set: false, state: 'none', toggle: watched }}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Gesehen', pressed: false }))
  expect(screen.getByRole('button', { name: 'Gemerkt', pressed: true })).toBeInTheDocument()
  expect(watched).toHaveBeenCalledOnce()
  expect(watch).not.toHaveBeenCalled()
})
