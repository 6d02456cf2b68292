/** Is the device out of room? Dexie wraps the browser's error, sometimes in the abort that it caused. */
export function isStorageFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  return errorName(error) === 'QuotaExceededError' || ('inner' in error && isStorageFull(error.inner))
}

/** The name of an error, or nothing. */
export function errorName(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
}
