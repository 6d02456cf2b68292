/** The categories of trivia, in the order in which a page offers them. Without schemas: the entry reads it too. */
export const triviaCategories = [
  'Dreharbeiten',
  'Besetzung',
  'Musik',
  'Vorlage',
  'Anspielungen',
  'Fehler',
  'Zahlen',
] as const
