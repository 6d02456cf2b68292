import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAt } from '../../../test/renderAt.tsx'
import { ToastLink } from './ToastLink.tsx'

it('opens a page of ours in place, with its search, and takes the message away', async () => {
  const onFollow = vi.fn()
  const { url } = await renderAt(<ToastLink href="/filme?genre=drama#liste" caption="Zur Liste" onFollow={onFollow} />)
  const link = screen.getByRole('link', { name: 'Zur Liste' })
  expect(link).toHaveAttribute('href', '/filme?genre=drama#liste')
  // A page that is loaded anew would be a click that nobody prevents.
  expect(fireEvent.click(link)).toBe(false)
  await waitFor(() => expect(url()).toBe('/filme?genre=drama#liste'))
  expect(onFollow).toHaveBeenCalledOnce()
})

it.each(['https://elsewhere.example/a', '//elsewhere.example/a'])('leaves %s to the browser', async (href) => {
  await renderAt(<ToastLink href={href} caption="Dorthin" onFollow={() => {}} />)
  expect(screen.getByRole('link', { name: 'Dorthin' })).toHaveAttribute('href', href)
})
