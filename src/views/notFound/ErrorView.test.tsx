import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../../test/renderAt.tsx'
import * as texts from '../../texts/notFound.ts'
import { ErrorView } from './ErrorView.tsx'

it.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/lists.js',
  'error loading dynamically imported module: http://localhost/assets/lists.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/later.css',
])('says of a page whose code is missing that the device does not have it yet: %s', async (message) => {
  await renderAt(<ErrorView error={new TypeError(message)} />)
  expect(screen.getByRole('heading', { name: texts.missingTitle })).toBeVisible()
  expect(screen.getByRole('button', { name: texts.reload })).toBeVisible()
})

it('says of any other error that something went wrong', async () => {
  await renderAt(<ErrorView error={new Error('undefined is no film')} />)
  expect(screen.getByRole('heading', { name: texts.errorTitle })).toBeVisible()
})
