import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderAt } from '../../../test/renderAt.tsx'
import type { PeopleFilter } from '../../atoms/person/filter.ts'
import { Letters } from './Letters.tsx'
import { PeopleFilters } from './PeopleFilters.tsx'

async function show(filter: PeopleFilter) {
  const onChange = vi.fn()
  await renderAt(<PeopleFilters filter={filter} today="2026-11-27" onChange={onChange} />)
  return onChange
}
const today = () => screen.getByRole('button', { name: 'Geburtstag heute' })

it('turns the birthdays of today on, in the place of a letter, and off again', async () => {
  const onChange = await show({ letter: 'b', job: 'cast' })
  await userEvent.click(today())
  expect(onChange).toHaveBeenLastCalledWith({ letter: undefined, job: 'cast', birthday: 'today' })
  const off = await show({ birthday: 'today' })
  expect(screen.getAllByRole('button', { name: 'Geburtstag heute' })[1]).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getAllByRole('button', { name: 'Geburtstag heute' })[1] as HTMLElement)
  expect(off).toHaveBeenLastCalledWith({ letter: undefined, birthday: undefined })
})

it('chooses another day and month; a month that is too short ends with its last day', async () => {
  const onChange = await show({ birthday: '03-31' })
  expect(today()).toHaveAttribute('aria-pressed', 'false')
  await userEvent.selectOptions(screen.getByLabelText('Tag des Geburtstags'), '5.')
  expect(onChange).toHaveBeenLastCalledWith({ letter: undefined, birthday: '03-05' })
  await userEvent.selectOptions(screen.getByLabelText('Monat des Geburtstags'), 'Februar')
  expect(onChange).toHaveBeenLastCalledWith({ letter: undefined, birthday: '02-29' })
})

it('leads from letter to letter, keeps the job, and leaves a birthday', async () => {
  await renderAt(<Letters filter={{ letter: 'b', job: 'cast' }} />)
  expect(screen.getByRole('link', { name: 'B' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: 'C' })).toHaveAttribute('href', '/people?job=cast&letter=c')
  expect(screen.getByRole('link', { name: 'Alle' })).toHaveAttribute('href', '/people?job=cast')
  expect(screen.getByRole('link', { name: 'Andere Zeichen' })).toHaveAttribute('href', '/people?job=cast&letter=other')
})
