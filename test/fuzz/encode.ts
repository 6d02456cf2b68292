import fc from 'fast-check'

export const pick = <T>(values: readonly T[]) => fc.constantFrom(...values)

/** Percent-encodes any text; half of a surrogate pair becomes the three bytes that are invalid in UTF-8. */
export const encode = (text: string): string =>
  text.replace(/\p{Cs}|[^A-Za-z0-9._~-]/gu, (part) => (/\p{Cs}/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
