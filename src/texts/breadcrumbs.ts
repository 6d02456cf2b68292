/** The sections of the site, as the way to a page names them. */
export const home = 'Startseite'
export const sections = {
  movies: 'Filme',
  series: 'Serien',
  people: 'Stars',
  cinemas: 'Kinos',
  lists: 'Listen',
  news: 'News',
  blog: 'Blogs',
} as const

/** The pages below that of a title. */
export const partNames = {
  showtimes: 'Kinoprogramm',
  trivia: 'Trivia',
  comments: 'Kommentare',
  besetzung: 'Besetzung',
  listen: 'Listen',
} as const
