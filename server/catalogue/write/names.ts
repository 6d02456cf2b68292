const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '·': '-', '&': ' und ' }

/** Letters whose stroke is no accent for Unicode. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd' }

/** Lower-case ASCII words joined by hyphens: `Manche mögen’s heiß` → `manche-moegens-heiss`. */
export function toPermalink(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[äöüß·&]/g, (letter) => umlauts[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** As German dictionaries sort (ä as a) and without a leading article, as libraries do. */
export function toSortKey(text: string): string {
  return toWords(toLetters(text).replace(/^(der|die|das|ein|eine|the|a|an|le|la|les|l’|el|il)\s+/, ''))
}

/** In lower case, with base letters. */
const toLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđ]/g, (letter) => plainLetters[letter] ?? letter)

const toWords = (letters: string): string => letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** A person's sort key: the last name first, without a `Jr.` behind it. A last name such as Das or Le is no article. */
export function toPersonSortKey(name: string): string {
  const words = name.replace(/,? [JS]r\.?$/, '').split(' ')
  return toWords(toLetters([words.at(-1) ?? '', ...words.slice(0, -1)].join(' ')))
}
