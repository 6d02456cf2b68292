import { productName } from '../head.ts'
import type { StaticPage } from './staticPage.ts'

export const tour: StaticPage = {
  title: 'Rundgang',
  lead: `In fünf Minuten durch ${productName}: vom Programm von heute bis zur eigenen Wertung.`,
  sections: [
    {
      id: 'programm',
      heading: '1. Finde deinen Saal',
      blocks: [
        'Wähle deine Stadt, eine Postleitzahl oder „In meiner Nähe“. Du siehst alle Filme des Tages mit ihren Zeiten. Ein Tipp auf eine Zeit zeigt Saal, Fassung und Ende, legt sie in deinen Kalender oder schickt sie an die, die mitkommen.',
        { ways: [{ label: 'Zum Kinoprogramm', to: '/kino/kinoprogramm' }] },
      ],
    },
    {
      id: 'kinos',
      heading: '2. Merke dir deine Kinos',
      blocks: [
        'Auf der Seite eines Kinos machst du es zum Lieblingskino. Von da an liegt sein Programm für sieben Tage auf deinem Gerät, ganz ohne Konto.',
        {
          ways: [
            { label: 'Alle Kinos', to: '/kinos' },
            { label: 'Lieblingskinos', to: '/kino/kinoprogramm/lieblingskinos' },
          ],
        },
      ],
    },
    {
      id: 'bewerten',
      heading: '3. Sag, wie er war',
      blocks: [
        'Zieh den Regler auf der Seite des Films, mit einer Tastatur geht es auch mit den Pfeilen. Jede Stufe hat ein Wort. Ohne Netz wartet deine Wertung und wird später gesendet, genau einmal.',
        { ways: [{ label: 'Alle Filme', to: '/filme' }] },
      ],
    },
    {
      id: 'mitreden',
      heading: '4. Lies mit',
      blocks: [
        'Unter jedem Film stehen Kommentare und Trivia aus der Community. Wo etwas verrät, wie es ausgeht, solltest du gewarnt werden: Das steht in unseren Richtlinien.',
        { ways: [{ label: 'Richtlinien', to: '/pages/richtlinien' }] },
      ],
    },
    {
      id: 'dunkel',
      heading: '5. Mach es dunkel',
      blocks: [
        `Tagsüber ist ${productName} ein Programmheft, abends ein Saal. Unten auf jeder Seite wählst du unter „Darstellung“ hell, dunkel oder wie dein Gerät.`,
      ],
    },
  ],
}
