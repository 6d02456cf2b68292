export const closeSearch = 'Suche schließen'
export const suggestionsLabel = 'Vorschläge'
export const showAll = 'Alle anzeigen'
export const suggestionCount = (count: number): string =>
  count === 0 ? 'Keine Vorschläge' : count === 1 ? '1 Vorschlag' : `${count} Vorschläge`
export const nothingSuggested = (query: string): string => `Keine Vorschläge für „${query}“.`
export const noNetworkForSuggestions = 'Ohne Netz gibt es keine Vorschläge.'
