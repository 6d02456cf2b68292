import { triviaCategories } from '#contract/triviaCategories.ts'
import { useDraft } from '../../atoms/comments/useDraft.ts'
import type { TriviaDraft } from './TriviaForm.tsx'

/**
 * The draft of a fact, kept on the device while it is written.
 *
 * @param key the title of a new fact, or the fact that is edited.
 * @param before the draft until something is typed.
 */
export function useTriviaDraft(key: string, before: TriviaDraft = { body: '', category: null }) {
  const { draft, change, clear } = useDraft(`trivia/${key}`, { ...before, spoiler: false })
  // The device may have a category of an earlier version.
  const category = triviaCategories.find((each) => each === draft.category) ?? null
  return {
    draft: { body: draft.body, category },
    change: (next: TriviaDraft) => change({ ...next, spoiler: false }),
    clear,
  }
}
