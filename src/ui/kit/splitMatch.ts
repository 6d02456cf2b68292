const wordSign = /[\p{L}\p{N}]/u

/**
 * Splits a text where a word first begins with what was typed: before, the match, after. Null where none does: inside
 * words nothing is searched.
 */
export function splitMatch(text: string, query: string): readonly [string, string, string] | null {
  // The length of some letters changes with their case: then nothing is marked rather than the wrong letters.
  const lower = text.toLocaleLowerCase('de')
  if (query === '' || lower.length !== text.length) return null
  const typed = query.toLocaleLowerCase('de')
  let at = lower.indexOf(typed)
  while (at > 0 && wordSign.test(lower[at - 1] ?? '')) at = lower.indexOf(typed, at + 1)
  if (at < 0) return null
  const end = at + query.length
  return [text.slice(0, at), text.slice(at, end), text.slice(end)]
}
