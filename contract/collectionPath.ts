/** The path of the page of films that belong together. */
export const toCollectionPath = (permalink: string): string => `/reihe/${encodeURIComponent(permalink)}`
