const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' und ',
}

/**
 * Folds a name and what people type for it to the same text: lower-case words, separated by single spaces. `ä`, `ae` and
 * `a` are one letter, so are `ß`, `ss` and `s`, and every other double letter and its single one: who types `koln`,
 * `koeln` or `Köln`, `strase`, `oppenheimer` with one p, is understood without any search for likeness.
 *
 * The folded beginning of a text is always the beginning of the folded text, so that half-typed words match. Wildcards,
 * quotes and control characters do not survive it.
 */
export function foldForSearch(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/['’‘`´ʼ]/g, '')
      .replace(/[ßæœøłđðþı&]/g, (letter) => letters[letter] ?? '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/([aou])e/g, '$1')
      // Not the i: Roman numerals are nothing but their number of letters.
      .replace(/([^\P{L}i])\1+/gu, '$1')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  )
}

const canonicalWords: ReadonlyMap<string, string> = new Map(
  [
    ['2', 'zwei', 'two', 'ii'],
    ['3', 'drei', 'three', 'iii'],
    ['4', 'vier', 'four', 'iv'],
    ['5', 'fünf', 'five'],
    ['6', 'sechs', 'six', 'vi'],
    ['7', 'sieben', 'seven', 'vii'],
    ['8', 'acht', 'eight', 'viii'],
    ['9', 'neun', 'nine', 'ix'],
    ['10', 'zehn', 'ten'],
    ['11', 'elf', 'eleven'],
    ['12', 'zwölf', 'twelve'],
    ['und', 'and'],
    ['teil', 'part'],
  ].flatMap(([canonical = '', ...words]) => words.map((word): [string, string] => [foldForSearch(word), canonical])),
)

/**
 * A folded text with numbers as digits and connectives in German: `die zwolf geschworenen` → `die 12 geschworenen`. Only
 * ever beside the folded text itself, for the end of what is typed may be half a word: `wes and`.
 */
export function toCanonical(folded: string): string {
  return folded
    .split(' ')
    .map((word) => canonicalWords.get(word) ?? word)
    .join(' ')
}

/** A folded text without its connectives: `thelma louise`. */
export function withoutConnective(folded: string): string {
  return folded.replaceAll(' und ', ' ')
}

const articles = new Set(
  // German, English, French, Italian, Spanish and Portuguese, Dutch and Scandinavian.
  'der die das den dem ein eine einer the a an le la les un une il lo gli el los las os as um uma de het een en ett det'
    .split(' ')
    .map(foldForSearch),
)

/** A folded title without its leading article, or as it is. */
export function withoutArticle(folded: string): string {
  const space = folded.indexOf(' ')
  return space > 0 && articles.has(folded.slice(0, space)) ? folded.slice(space + 1) : folded
}

/** In one word, as thumbs that skip the space bar type it: `lalaland`. */
export function toOneWord(folded: string): string {
  return folded.replaceAll(' ', '')
}
