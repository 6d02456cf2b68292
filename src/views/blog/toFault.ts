import { MAX_ARTICLE_WORDS, MIN_ARTICLE_WORDS } from '#contract/articleDrafts.ts'
import * as texts from '../../texts/blog.ts'

/** The reason why a text cannot be published; null for none. */
export function toFault(title: string, words: number): string | null {
  if (words < MIN_ARTICLE_WORDS) return texts.tooShort(MIN_ARTICLE_WORDS - words)
  if (words > MAX_ARTICLE_WORDS) return texts.tooLong(words - MAX_ARTICLE_WORDS)
  return title.trim() === '' ? texts.noTitle : null
}
