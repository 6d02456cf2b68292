const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', '·': '-', '&': ' und ' }

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
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^(der|die|das|ein|eine|the|a|an|le|la|les|l’|el|il)\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A person's sort key: the last name first. */
export function toPersonSortKey(name: string): string {
  const words = name.split(' ')
  return toSortKey([words.at(-1) ?? '', ...words.slice(0, -1)].join(' '))
}
