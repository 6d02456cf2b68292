/** A browser that lets the app store nothing. */
export const unstored = {
  short: 'Dein Browser erlaubt der App keinen Speicher. Was du tust, senden wir sofort.',
  more: 'Was das heißt',
  title: 'Dein Browser erlaubt der App keinen Speicher',
  text: 'Hier kann nichts auf Netz warten: Was du tust, senden wir sofort. Geht das nicht, sagen wir es dir, und was du geschrieben hast, bleibt im Feld stehen. Erlaube in den Einstellungen deines Browsers Websitedaten für diese Seite und lade sie neu, dann geht es auch ohne Netz.',
  unreachable:
    'Der Server ist gerade nicht erreichbar, und dein Browser erlaubt der App keinen Speicher. Es wurde nichts gespeichert: Versuche es noch einmal, sobald du Netz hast.',
} as const
