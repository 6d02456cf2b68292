/** The city that a call is answered for when it names no place. Apart from the schemas: every first page needs it. */
export const DEFAULT_CITY = 'berlin'
