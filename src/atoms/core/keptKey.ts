/** The key of a tab's state in the session storage. */
export const STATE_KEY = 'state'
