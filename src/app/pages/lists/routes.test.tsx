import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listsRoutes } from './routes.ts'

it('waits for a list with a skeleton in which nothing can be typed that the list’s page would replace', async () => {
  const [Pending] = listsRoutes.flatMap(({ options }) => options.pendingComponent ?? [])
  if (!Pending) throw new Error('no route has a page while it waits')
  render(<Pending />)
  expect(await screen.findByRole('status')).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByRole('button')).toBeNull()
})
