/** A text without case and accents, `ß` as `ss`: what the device compares by. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLocaleLowerCase('de').trim()
