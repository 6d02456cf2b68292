import type { TriviaCategory } from '#contract/ownTrivia.ts'
import { triviaCategories } from '#contract/triviaCategories.ts'
import { useDraft } from '../../atoms/comments/useDraft.ts'
import type { TriviaDraft } from './TriviaForm.tsx'

/**
 * What somebody is writing, kept on the device as they write.
 *
 * @param key what it is about.
 * @param before what stands there until something else is written.
 */
export function useTriviaDraft(key: string, before: TriviaDraft = { body: '', category: null }) {
  const body = useDraft(`trivia/${key}`, { body: before.body, spoiler: false })
  // A draft holds one text: the category is one of its own.
  const category = useDraft(`triviaCategory/${key}`, { body: before.category ?? '', spoiler: false })
  const draft: TriviaDraft = { body: body.draft.body, category: toCategory(category.draft.body) }
  const change = (next: TriviaDraft) => {
    if (next.body !== draft.body) body.change({ body: next.body, spoiler: false })
    if (next.category !== draft.category) category.change({ body: next.category ?? '', spoiler: false })
  }
  const clear = () => {
    body.clear()
    category.clear()
  }
  return { draft, change, clear }
}

const toCategory = (name: string): TriviaCategory | null => triviaCategories.find((each) => each === name) ?? null
