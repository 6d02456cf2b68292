import { getRouteApi } from '@tanstack/react-router'
import type { MovieId } from '#contract/ids.ts'
import { triviaTitle } from '../../texts/community.ts'
import { FilmSubPage } from './FilmSubPage.tsx'
import { TriviaCategories } from './TriviaCategories.tsx'
import { TriviaList } from './TriviaList.tsx'

const route = getRouteApi('/movies/$permalink/trivia')

/** All trivia of a film, by category. */
export function TriviaView() {
  const { permalink } = route.useParams()
  const { category } = route.useSearch()
  return (
    <FilmSubPage permalink={permalink} heading={triviaTitle}>
      <TriviaCategories permalink={permalink} category={category} />
      <TriviaList id={permalink as MovieId} category={category} />
    </FilmSubPage>
  )
}
