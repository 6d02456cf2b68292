/**
 * Calls `see` for each object in these answers, however deep it lies, a whole before its parts.
 *
 * @param answers of any call, unparsed.
 */
export function forEachHeld(answers: Iterable<unknown>, see: (value: object) => void): void {
  for (const value of answers) {
    if (typeof value !== 'object' || value === null) continue
    see(value)
    forEachHeld(Object.values(value), see)
  }
}
