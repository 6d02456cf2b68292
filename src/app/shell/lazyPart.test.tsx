import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { missingPart } from '../../texts/notFound.ts'
import { lazyPart } from './lazyPart.tsx'

it('says that a part is missing whose code cannot be had, and shows it once the network is back', async () => {
  let isOnline = false
  const Part = lazyPart(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module: /assets/part.js')
    return () => <p>Der Teil</p>
  })
  render(<Part />)
  expect(await screen.findByText(missingPart)).toBeVisible()
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Der Teil')).toBeVisible()
  expect(screen.queryByText(missingPart)).toBeNull()
})
