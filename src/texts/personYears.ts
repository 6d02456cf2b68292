/** A person's works over the years, as a plot and as a table. */
export const heading = 'Über die Jahre'
export const summary = (first: number, last: number, title: string, average: string): string =>
  `Wertungen von ${first} bis ${last}, zuletzt ${title} mit ${average}`
export const pointTitle = (title: string, year: number, average: string): string => `${title} (${year}): ${average}`
export const legend = 'Höhe: Schnitt der Community.'
export const legendOwn = 'Höhe: Schnitt der Community. Roter Ring: von dir bewertet.'
export const year = 'Jahr'
export const title = 'Titel'
export const average = 'Schnitt'
export const own = 'Du'
export const notRated = '–'
