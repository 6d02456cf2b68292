/** Of one comment; who names more of them wants nobody's answer. */
const MOST = 10
/** As names may be (`USERNAME_LENGTH`). */
const NAME = /(?<![\p{L}\p{N}_@/])@([\p{L}\p{N}._-]{3,20})/gu

/**
 * The names after an `@`, folded to lower case, each once. A name may hold dots: what ends a sentence may be part of it or
 * not, so that both are named.
 */
export function toMentions(text: string): string[] {
  const names = new Set<string>()
  for (const [, name = ''] of text.normalize('NFKC').matchAll(NAME)) {
    names.add(name.toLowerCase())
    const bare = name.toLowerCase().replace(/[._-]+$/, '')
    if (bare.length >= 3) names.add(bare)
    if (names.size >= 2 * MOST) break
  }
  return [...names]
}
