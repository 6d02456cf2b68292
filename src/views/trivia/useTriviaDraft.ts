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
  const { draft, change, clear } = useDraft(`trivia/${key}`, { ...before, spoiler: false })
  // The device may hold a category of an earlier version.
  const category = triviaCategories.find((each) => each === draft.category) ?? null
  return {
    draft: { body: draft.body, category },
    change: (next: TriviaDraft) => change({ ...next, spoiler: false }),
    clear,
  }
}
