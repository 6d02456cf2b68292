export const navigationLabel = 'Zuhause'
/** The pages of the section in a few words, by address. */
export const pageTitles: Readonly<Record<string, string>> = {
  '/streaming/neuerscheinungen': 'Was neu bei den Anbietern ist',
  '/dvd/dvds-neu': 'Scheiben der letzten 90 Tage',
  '/dvd/tipps': 'Die bestbewerteten neuen Scheiben',
  '/dvd/demnaechst-auf-dvd': 'Angekündigte Scheiben',
  '/tv/fernsehprogramm': 'Filme und Serien im Fernsehen',
}
