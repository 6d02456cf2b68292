import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EpisodeList } from './EpisodeList.tsx'

it('names an episode by its title and its day, and by its number where neither is known', () => {
  render(
    <EpisodeList
      now={new Date('2026-11-27T12:00:00Z')}
      episodes={[
        { number: 1, title: 'Geheimnisse', airDate: '2017-12-01', runtime: 51 },
        { number: 2, title: null, airDate: null, runtime: null },
      ]}
    />,
  )
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(within(first).getByText('Geheimnisse')).toBeInTheDocument()
  expect(first).toHaveTextContent('1. Dezember 2017 · 51 Min.')
  expect(within(second).getByText('Folge 2')).toBeInTheDocument()
  expect(within(second).queryByRole('paragraph')).toBeNull()
})
