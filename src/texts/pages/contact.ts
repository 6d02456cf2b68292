import { productName } from '../head.ts'
import type { StaticPage } from './staticPage.ts'

export const contact: StaticPage = {
  title: 'Kontakt',
  lead: 'Wen du erreichst, und womit.',
  sections: [
    {
      id: 'betreiber',
      heading: 'Wer dahintersteht',
      blocks: [
        `Diese Installation von ${productName} hat noch keinen Betreiber eingetragen. Wer sie öffentlich betreibt, muss hier Name, Anschrift und eine E-Mail-Adresse nennen.`,
        { ways: [{ label: 'Impressum', to: '/pages/imprint' }] },
      ],
    },
    {
      id: 'hilfe',
      heading: 'Erst einmal selbst nachsehen',
      blocks: [
        'Das meiste steht in der Hilfe und bei den Fragen und Antworten.',
        {
          ways: [
            { label: 'Hilfe', to: '/support' },
            { label: 'Fragen und Antworten', to: '/pages/faq' },
          ],
        },
      ],
    },
    {
      id: 'inhalte',
      heading: 'Falsche Angaben, fehlende Kinos',
      blocks: [
        'Nenne die Seite, was dort steht und was dort stehen sollte, am besten mit einer Quelle. Kinos bitten wir um den Namen des Hauses und eine Adresse, unter der wir das Programm abholen dürfen.',
      ],
    },
    {
      id: 'sicherheit',
      heading: 'Sicherheitslücken',
      blocks: [
        'Bitte melde eine Lücke dem Betreiber, bevor du sie öffentlich machst, und beschreibe die Schritte bis dorthin. Fremde Konten und fremde Daten bleiben dabei unberührt.',
      ],
    },
  ],
}
