import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinkButtonOut } from './LinkButtonOut.tsx'
import { networkIcons } from './networkIcons.ts'

it('opens its address in a new tab, which knows nothing of this one, and is not followed by search engines', () => {
  render(<LinkButtonOut url="https://rampenlicht.example/" label="Rampenlicht" />)
  const link = screen.getByRole('link', { name: 'Rampenlicht' })
  expect(link).toHaveAttribute('href', 'https://rampenlicht.example/')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer')
  expect(link).not.toHaveAttribute('data-social')
})

it('has a sign of 30 by 30 pixels', () => {
  render(<LinkButtonOut url="https://rampenlicht.example/" label="Rampenlicht" />)
  const icon = screen.getByRole('link').querySelector('svg')
  expect([icon?.getAttribute('width'), icon?.getAttribute('height')]).toEqual(['30', '30'])
})

it('stands for a social network with its sign, and with a common one where that is unknown', () => {
  render(
    <>
      <LinkButtonOut url="https://a.example/" label="Mastodon" network="Mastodon" />
      <LinkButtonOut url="https://b.example/" label="Flimmern" network="Flimmern" />
    </>,
  )
  const sign = (name: string) => screen.getByRole('link', { name }).querySelector('path')?.getAttribute('d')
  expect(screen.getByRole('link', { name: 'Mastodon' })).toHaveAttribute('data-social', 'true')
  expect(sign('Mastodon')).toBe(networkIcons.mastodon)
  expect(sign('Flimmern')).toBeTruthy()
  expect(sign('Flimmern')).not.toBe(networkIcons.mastodon)
})

it.each(['Facebook', 'Instagram', 'X', 'YouTube', 'TikTok', 'Bluesky', 'Mastodon', 'WhatsApp'])(
  'has a sign of its own for %s',
  (network) => {
    render(<LinkButtonOut url="https://a.example/" label={network} network={network} />)
    const sign = screen.getByRole('link').querySelector('path')?.getAttribute('d')
    expect(Object.values(networkIcons).filter((shape) => shape === sign)).toHaveLength(1)
  },
)
