/** A plot is shown as a picture, or as a table of the same numbers. */
export const asTable = 'Als Tabelle'
export const asPicture = 'Als Bild'
