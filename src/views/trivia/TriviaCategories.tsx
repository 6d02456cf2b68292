import { useNavigate } from '@tanstack/react-router'
import type { TriviaCategory } from '#contract/ownTrivia.ts'
import type { TriviaThing } from '../../atoms/trivia/trivialized.ts'
import { useTrivia } from '../../atoms/trivia/useTrivia.ts'
import * as texts from '../../texts/community.ts'
import { Chip } from '../../ui/kit/Chip.tsx'
import { FilterRow } from '../../ui/kit/FilterRow.tsx'

/** The categories that a title has trivia in; nothing where there is no choice. */
export function TriviaCategories({ thing, category }: { thing: TriviaThing; category: TriviaCategory | undefined }) {
  const navigate = useNavigate()
  const all = useTrivia(thing)
  const chosen = useTrivia(thing, category)
  const categories = [...new Set([...chosen.categories, ...all.categories])]
  if (categories.length < 2) return null
  const choose = (name?: TriviaCategory) =>
    void navigate({ to: '.', search: name ? { category: name } : {}, resetScroll: false })
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
