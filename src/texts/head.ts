export const productName = 'Lichtspiel'
/** What a browser's tab says. */
export const pageTitle = (title: string): string => `${title} – ${productName}`
