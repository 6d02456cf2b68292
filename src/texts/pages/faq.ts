import type { StaticPage } from './staticPage.ts'

export const faq: StaticPage = {
  title: 'Fragen und Antworten',
  lead: 'Was oft gefragt wird, kurz beantwortet.',
  sections: [
    {
      id: 'konto',
      heading: 'Brauche ich ein Konto?',
      blocks: [
        'Zum Lesen nicht. Programm, Filme, Serien und Lieblingskinos gibt es ohne Anmeldung. Ein Konto brauchst du, um zu bewerten und mitzureden.',
      ],
    },
    {
      id: 'neu',
      heading: 'Mein Konto ist neu. Warum darf ich noch nichts schreiben?',
      blocks: [
        'In den ersten 24 Stunden kannst du Filme und Serien bewerten, aber noch keine Kommentare, Blog-Artikel und Nachrichten veröffentlichen. So bleibt Werbung draußen.',
      ],
    },
    {
      id: 'wertung',
      heading: 'Was bedeuten die Zahlen?',
      blocks: [
        'Von 0 bis 10, in halben Schritten, jede mit einem Wort: von „Schmerzhaft“ über „Geht so“ bis „Herausragend“. Das Herz macht einen Film zu deinem Lieblingsfilm, der Totenkopf zum Hassfilm. Beides ändert die Zahl nicht.',
      ],
    },
    {
      id: 'aendern',
      heading: 'Kann ich eine Wertung ändern oder löschen?',
      blocks: ['Ja, jederzeit auf der Seite des Films. Es zählt immer die letzte.'],
    },
    {
      id: 'offline',
      heading: 'Was geht ohne Netz?',
      blocks: [
        'Alles, was du schon einmal geöffnet hast, und das Programm deiner Lieblingskinos für sieben Tage. Wertungen kannst du auch ohne Netz abgeben. Was noch nicht gesendet ist, siehst du unter „Ausstehend“.',
        {
          ways: [
            { label: 'Für unterwegs', to: '/unterwegs' },
            { label: 'Ausstehend', to: '/ausstehend' },
          ],
        },
      ],
    },
    {
      id: 'installieren',
      heading: 'Gibt es eine App?',
      blocks: [
        'Du bist schon darin. Über das Menü des Browsers kommt sie auf den Startbildschirm: auf Android „App installieren“, auf dem iPhone „Teilen“ und dann „Zum Home-Bildschirm“. Einen Store braucht es nicht.',
      ],
    },
    {
      id: 'fassungen',
      heading: 'Was heißen DF, OV, OmU und OmeU?',
      blocks: [
        {
          list: [
            'DF: deutsche Fassung',
            'OV: Originalfassung ohne Untertitel',
            'OmU: Original mit deutschen Untertiteln',
            'OmeU: Original mit englischen Untertiteln',
          ],
        },
      ],
    },
    {
      id: 'barrierefrei',
      heading: 'Was heißen AD, UT und barrierefrei?',
      blocks: [
        {
          list: [
            'AD: mit Audiodeskription. Eine Stimme beschreibt, was zu sehen ist. Ob du sie über Kopfhörer des Kinos oder eine App auf deinem Telefon hörst, sagt dir das Kino.',
            'UT: deutsche Untertitel für Hörgeschädigte. Sie nennen auch, wer spricht und was zu hören ist.',
            'Barrierefrei: Der Saal ist ohne Stufen zu erreichen und hat Plätze für Rollstühle.',
          ],
        },
        { ways: [{ label: 'Lieblingskinos', to: '/kino/kinoprogramm/lieblingskinos' }] },
      ],
    },
    {
      id: 'standort',
      heading: 'Was passiert mit meinem Standort?',
      blocks: [
        '„In meiner Nähe“ fragt deinen Browser, und der fragt dich. Die Koordinaten gehen mit der einen Anfrage nach Kinos zum Server und werden dort nicht gespeichert.',
        { ways: [{ label: 'Datenschutz', to: '/pages/privacy' }] },
      ],
    },
  ],
}
