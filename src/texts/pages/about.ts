import { productName } from '../head.ts'
import type { StaticPage } from './staticPage.ts'

export const about: StaticPage = {
  title: `Über ${productName}`,
  lead: `${productName} ist für alle, die wissen wollen, was heute läuft, und danach darüber reden.`,
  sections: [
    {
      id: 'worum-es-geht',
      heading: 'Worum es geht',
      blocks: [
        'Du siehst, welcher Film heute in welchem Saal läuft, in welcher Fassung und wie viele Minuten du noch hast. Du bewertest, was du gesehen hast, liest, was andere daran fanden, und findest so den nächsten Abend.',
        'Kino steht vorn, aber Filme enden nicht am Saalausgang: Bei jedem Titel steht unter „Wo läuft’s?“, ob es ihn im Kino, im Streaming, auf DVD oder im Fernsehen gibt.',
      ],
    },
    {
      id: 'ohne-netz',
      heading: 'Auch ohne Netz',
      blocks: [
        `Im Foyer gibt es selten Empfang. Darum legt ${productName} das Programm deiner Lieblingskinos für die nächsten sieben Tage aufs Gerät. Was du ohne Netz bewertest, wartet und geht hinaus, sobald wieder eine Verbindung da ist. Immer steht dabei, von wann der Stand ist.`,
        { ways: [{ label: 'Für unterwegs', to: '/unterwegs' }] },
      ],
    },
    {
      id: 'wertungen',
      heading: 'Wie wir Wertungen zusammenzählen',
      blocks: [
        'Jede Stimme zählt gleich viel, von 0 bis 10 in halben Schritten. In Bestenlisten wiegt ein Schnitt umso mehr, je mehr Menschen dahinterstehen: Ein Film mit drei Zehnen steht nicht über einem mit tausend Neunen.',
        'Totenkopf und Herz sind Zeichen neben der Zahl: Hassfilm und Lieblingsfilm. Sie ändern keinen Schnitt.',
        { ways: [{ label: 'Die besten Filme', to: '/filme/beste' }] },
      ],
    },
    {
      id: 'demodaten',
      heading: 'Was hier echt ist',
      blocks: [
        'Diese Fassung zeigt Demodaten. Filme, Serien und Mitwirkende gibt es wirklich. Kinos, Spielzeiten, Wertungen, Kommentare und Mitglieder sind erfunden, Plakate und Bilder sind selbst gezeichnet.',
      ],
    },
  ],
}
