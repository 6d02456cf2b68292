import { productName } from '../head.ts'
import type { StaticPage } from './staticPage.ts'

/** The page describes the code. A change of the stored data changes this page too. */
export const privacy: StaticPage = {
  title: 'Datenschutz',
  lead: `Was ${productName} speichert, wo und wie lange. Name und Anschrift der verantwortlichen Stelle trägt der Betreiber im Impressum ein.`,
  sections: [
    {
      id: 'kurz',
      heading: 'Kurz gesagt',
      blocks: [
        {
          list: [
            'Ohne Anmeldung bekommst du kein Kennzeichen, mit dem wir dich wiedererkennen.',
            'Nichts lädt von fremden Servern, solange du nicht zugestimmt hast: keine Schriften, keine Karten, keine Zählpixel.',
            'Das meiste, was sich die App merkt, liegt auf deinem Gerät und nicht bei uns.',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        {
          list: [
            '„session“, über https „__Host-session“: hält deine Anmeldung. Nur wenn du dich anmeldest, für Skripte nicht lesbar, weg mit dem Abmelden.',
            '„signed-out“, über https „__Host-signed-out“: merkt ein Abmelden ohne Netz, bis der Server davon weiß.',
            '„XSRF-TOKEN“: schützt vor gefälschten Anfragen anderer Seiten. Entsteht mit der ersten Aktion, die etwas ändern will.',
            '„read-ie-consent“: merkt einen Tag lang, dass der Hinweis auf veraltete Browser gelesen ist. Nur im Internet Explorer.',
          ],
        },
      ],
    },
    {
      id: 'geraet',
      heading: 'Auf deinem Gerät',
      blocks: [
        'Damit die App ohne Netz funktioniert, legt sie in den Speicher deines Browsers:',
        {
          list: [
            'Cache Storage: die Dateien der App, geöffnete Seiten des Programms, Filme, Kinos, Trivia und Bilder, und das Programm deiner Lieblingskinos für sieben Tage',
            'IndexedDB: Aktionen, die noch nicht gesendet sind, mit ihrem Verlauf, wer angemeldet ist, deine Lieblingskinos und was du beim Zustimmen gewählt hast',
            'Local Storage: hell oder dunkel, deine Stadt und seit wann etwas von dir auf dem Gerät liegt',
            'Session Storage: den Stand der geöffneten Seite, bis du den Tab schließt',
          ],
        },
        'Beim Abmelden verschwindet, was zu dir gehört. Aktionen, die noch warten, werden vorher gesendet, bleiben an dein Konto gebunden liegen oder werden verworfen. Alles andere löschst du unter „Für unterwegs“ oder in den Einstellungen des Browsers.',
        { ways: [{ label: 'Für unterwegs', to: '/unterwegs' }] },
      ],
    },
    {
      id: 'server',
      heading: 'Auf dem Server',
      blocks: [
        'Mit einem Konto: Benutzername, E-Mail-Adresse, dein Passwort als Hash (Argon2id), deine Wertungen, Lieblingskinos und Beiträge, abgehakte Folgen und dein Tagebuch, und für jede Anmeldung ein Hash ihres Kennzeichens.',
        'Bei jeder Anfrage sieht der Server technisch bedingt deine IP-Adresse. Er zählt sie kurz mit, um Angriffe auf Anmeldungen zu bremsen, und kann sie ins Protokoll schreiben. Wie lange Protokolle bleiben, legt der Betreiber fest und muss es hier sagen.',
      ],
    },
    {
      id: 'standort',
      heading: 'Standort',
      blocks: [
        'Nur wenn du „In meiner Nähe“ wählst und dein Browser es erlaubt. Die Koordinaten stehen in der Adresse der Seite und gehen mit der Anfrage nach Kinos an den Server, der daraus Entfernungen rechnet. Gespeichert werden sie dort nicht. Wer den Link weitergibt, gibt auch den Ort weiter.',
      ],
    },
    {
      id: 'zustimmung',
      heading: 'Nur mit deiner Zustimmung',
      blocks: [
        'Videos, soziale Netze, Captchas fremder Anbieter, Werbung und unsere eigene Zählung laufen erst, wenn du jeweils zugestimmt hast. Die Zählung merkt sich, welches Ereignis auf welcher Seite geschah, etwa einen Klick auf einen Suchvorschlag, ohne IP-Adresse, ohne Kennzeichen und ohne Cookie. Du kannst jede Zustimmung zurücknehmen.',
      ],
    },
    {
      id: 'rechte',
      heading: 'Deine Rechte',
      blocks: [
        'Du kannst Auskunft, Berichtigung, Löschung und die Herausgabe deiner Daten verlangen und dich bei einer Aufsichtsbehörde beschweren. Wende dich an den Betreiber.',
        { ways: [{ label: 'Impressum', to: '/pages/imprint' }] },
      ],
    },
  ],
}
