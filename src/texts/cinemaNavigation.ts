/** The pages of the cinema's sub-navigation in a few words, by address (A4). */
export const titles: Readonly<Record<string, string>> = {
  '/kino/kinoprogramm': 'Welche Filme wann und wo laufen',
  '/kino/kinoprogramm/kinostarts': 'Filme, die neu im Kino sind',
  '/kino/kinoprogramm/demnaechst-im-kino': 'Filme, die bald ins Kino kommen',
  '/kino/kinoprogramm?order=forecast': 'Das Programm, geordnet nach deiner Vorhersage',
  '/kino/kinoprogramm/lieblingskinos': 'Das Programm deiner Lieblingskinos, auch ohne Netz',
}
