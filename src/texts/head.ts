export const productName = 'Lichtspiel'
/** The title of a browser tab. */
export const pageTitle = (title: string): string => `${title} – ${productName}`
