/** Up to two initials: `mira kolbe` → `MK`; a name of signs alone gives its first. */
export function toInitials(name: string): string {
  const words = name.split(/[ _.-]+/).filter(Boolean)
  return (words.length === 0 ? [name] : words)
    .slice(0, 2)
    .map((word) => Array.from((Array.from(word)[0] ?? '').toUpperCase())[0] ?? '')
    .join('')
}

/** A hue in degrees, always the same for a name. */
export function toHue(name: string): number {
  return Array.from(name).reduce((hue, char) => (hue * 31 + (char.codePointAt(0) ?? 0)) % 360, 0)
}
