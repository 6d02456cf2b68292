/** Of one comment; who names more of them wants nobody's answer. */
const MOST = 10
/** As names may be (`USERNAME_LENGTH`). */
const NAME = /(?<![\p{L}\p{N}_@/])@([\p{L}\p{N}._-]{3,20})/gu

/**
 * The names after an `@`, folded to lower case, each once. A name may hold dots: what ends a sentence may be part of it or
 * not, so that both are named.
 */
export function toMentions(text: string): string[] {
  const said = [...text.normalize('NFKC').matchAll(NAME)].map(([, name = '']) => name.toLowerCase())
  const names = [...new Set(said)].slice(0, MOST).flatMap((name) => [name, name.replace(/[._-]+$/, '')])
  return [...new Set(names)].filter(({ length }) => length >= 3)
}
