/** The key of a tab's state in the session storage. */
export const STATE_KEY = 'state'

/** Whether there is something to read; nothing is where storage is forbidden. */
export function isStored(storage: 'localStorage' | 'sessionStorage', key: string): boolean {
  try {
    return window[storage].getItem(key) !== null
  } catch {
    return false
  }
}
