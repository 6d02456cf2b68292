import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { clearFilters, filterTitle } from '../../texts/titles.ts'
import { FilterDialog } from './FilterDialog.tsx'

beforeAll(letDialogsOpen)

it('announces what the filters leave beside the button that says it', () => {
  const shown = (done: string) => (
    <FilterDialog title={filterTitle} reset={clearFilters} onReset={() => {}} done={done} onClosed={() => {}}>
      {null}
    </FilterDialog>
  )
  const { rerender } = render(shown('12 Filme zeigen'))
  const status = screen.getByRole('status')
  rerender(shown('1 Film zeigen'))
  expect(status).toHaveTextContent('1 Film zeigen')
  expect(status.closest('button')).toBeNull()
  expect(screen.getByRole('button', { name: '1 Film zeigen' })).toBeVisible()
})
