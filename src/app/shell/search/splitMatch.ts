/** Splits a text at the first place that says what was typed: before, the match, after. Null where it does not. */
export function splitMatch(text: string, query: string): readonly [string, string, string] | null {
  // The length of some letters changes with their case: then nothing is marked rather than the wrong letters.
  const lower = text.toLocaleLowerCase('de')
  const at = lower.indexOf(query.toLocaleLowerCase('de'))
  if (query === '' || at < 0 || lower.length !== text.length) return null
  const end = at + query.length
  return [text.slice(0, at), text.slice(at, end), text.slice(end)]
}
