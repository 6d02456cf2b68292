import { useNavigate } from '@tanstack/react-router'
import type { MovieId } from '#contract/ids.ts'
import type { TriviaCategory } from '#contract/ownTrivia.ts'
import { triviaCall } from '#contract/trivia.ts'
import { useResource } from '../../atoms/useResource.ts'
import * as texts from '../../texts/community.ts'
import { Chip } from '../../ui/Chip.tsx'
import { FilterRow } from '../../ui/FilterRow.tsx'

/** The categories that a film has trivia in; nothing where there is no choice. */
export function TriviaCategories(props: { permalink: string; category: TriviaCategory | undefined }) {
  const { permalink, category } = props
  const navigate = useNavigate()
  const params = { type: 'movies' as const, id: permalink as MovieId }
  const all = useResource(triviaCall, { params, query: {} })
  const chosen = useResource(triviaCall, { params, query: category ? { category } : {} })
  const known = [chosen, all].flatMap((each) => (each.state === 'idle' ? [] : (each.last?.data.categories ?? [])))
  const categories = [...new Set(known)]
  if (categories.length < 2) return null
  const choose = (name?: TriviaCategory) =>
    void navigate({
      to: '/movies/$permalink/trivia',
      params: { permalink },
      search: name ? { category: name } : {},
      resetScroll: false,
    })
  return (
    <FilterRow legend={texts.categoriesLabel}>
      <Chip pressed={category === undefined} onClick={() => choose()}>
        {texts.allCategories}
      </Chip>
      {categories.map((name) => (
        <Chip key={name} pressed={name === category} onClick={() => choose(name)}>
          {name}
        </Chip>
      ))}
    </FilterRow>
  )
}
