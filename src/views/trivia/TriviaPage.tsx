import type { TriviaCategory } from '#contract/ownTrivia.ts'
import type { TriviaThing } from '../../atoms/trivia/trivialized.ts'
import { triviaTitle } from '../../texts/community.ts'
import { SubPage } from '../../ui/title/SubPage.tsx'
import { HowTo } from './HowTo.tsx'
import { TriviaCategories } from './TriviaCategories.tsx'
import { TriviaList } from './TriviaList.tsx'
import { WriteTrivia } from './WriteTrivia.tsx'

type TriviaPageProps = { thing: TriviaThing; category: TriviaCategory | undefined }

/** All trivia of a title by category, a form to write some, and its instructions. */
export function TriviaPage({ thing, category }: TriviaPageProps) {
  const { type, permalink, title } = thing
  const card = title?.card ?? null
  const writable = title && { type, ...title }
  return (
    <SubPage
      type={type}
      permalink={permalink}
      title={card}
      heading={triviaTitle(card?.title ?? null)}
      aside={<HowTo />}
    >
      {writable && <WriteTrivia key={writable.id} title={writable} />}
      <TriviaCategories thing={thing} category={category} />
      <TriviaList thing={thing} title={writable} category={category} />
    </SubPage>
  )
}
