/** A plot is shown as a picture, or as a table of the same numbers. */
export const asTable = 'Als Tabelle'
export const asPicture = 'Als Bild'
/** The name of a part that scrolls, beside the section's own. */
export const tableOf = (heading: string): string => `${heading}, Tabelle`
export const pictureOf = (heading: string): string => `${heading}, Bild`
