import type { StaticPage } from './staticPage.ts'

export const support: StaticPage = {
  title: 'Hilfe',
  lead: 'Wenn etwas nicht geht: Das hilft meistens.',
  sections: [
    {
      id: 'ausstehend',
      heading: 'Meine Wertung ist noch nicht bei den anderen',
      blocks: [
        'Ohne Netz warten Wertungen auf dem Gerät. Unter „Ausstehend“ siehst du, was noch nicht gesendet ist und woran es liegt. Du kannst es dort gleich noch einmal versuchen oder verwerfen.',
        { ways: [{ label: 'Ausstehend', to: '/ausstehend' }] },
      ],
    },
    {
      id: 'stand',
      heading: 'Das Programm sieht alt aus',
      blocks: [
        'Steht oben „Stand: …“, kommt die Seite von deinem Gerät. Sobald du online bist, holt sie sich von allein das Neue. Was auf dem Gerät liegt und wie viel Platz es braucht, steht unter „Für unterwegs“.',
        { ways: [{ label: 'Für unterwegs', to: '/unterwegs' }] },
      ],
    },
    {
      id: 'anmelden',
      heading: 'Ich komme nicht hinein',
      blocks: [
        'Achte auf Leerzeichen am Ende und darauf, ob dein Browser das Passwort für eine andere Seite eingesetzt hat. Nach mehreren falschen Versuchen braucht es eine kurze Pause.',
        { ways: [{ label: 'Zur Anmeldung', to: '/anmelden' }] },
      ],
    },
    {
      id: 'update',
      heading: 'Es heißt, es gebe eine neue Version',
      blocks: [
        '„Aktualisieren“ lädt sie sofort. Was du gerade tippst, ginge dabei verloren, darum fragen wir vorher. „Später“ ist nie falsch.',
      ],
    },
    {
      id: 'mehr',
      heading: 'Immer noch ratlos',
      blocks: [
        {
          ways: [
            { label: 'Fragen und Antworten', to: '/pages/faq' },
            { label: 'Rundgang', to: '/pages/tour' },
            { label: 'Kontakt', to: '/pages/contact' },
          ],
        },
      ],
    },
  ],
}
