/** Set by the service worker on every answer that it takes from a cache. */
export const SOURCE_HEADER = 'x-lichtspiel-source'
