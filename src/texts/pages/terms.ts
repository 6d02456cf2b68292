import { productName } from '../head.ts'
import type { StaticPage } from './staticPage.ts'

export const terms: StaticPage = {
  title: 'AGB',
  lead: 'Die Regeln zwischen dir und dem Betreiber. Diese Fassung ist für die Vorführung geschrieben; vor dem öffentlichen Betrieb prüft und ergänzt sie der Betreiber.',
  sections: [
    {
      id: 'geltung',
      heading: '1. Wofür sie gelten',
      blocks: [
        `Für alles, was du auf ${productName} liest und tust. Lesen darf jeder. Mit der Registrierung nimmst du diese Regeln an.`,
      ],
    },
    {
      id: 'konto',
      heading: '2. Dein Konto',
      blocks: [
        'Du bist mindestens 16 Jahre alt, hast ein Konto und gibst dein Passwort niemandem. Das Konto ist kostenlos. Du kannst es jederzeit löschen.',
        'In den ersten 24 Stunden nach der Registrierung kannst du bewerten, aber nichts veröffentlichen.',
      ],
    },
    {
      id: 'beitraege',
      heading: '3. Deine Beiträge',
      blocks: [
        'Was du schreibst, bleibt deins. Du erlaubst dem Betreiber, es hier zu zeigen und dafür zu speichern, solange du es nicht löschst. Du stehst dafür ein, dass du es schreiben durftest.',
        'Es gelten die Richtlinien. Wer dagegen verstößt, kann das Recht zu schreiben verlieren.',
        { ways: [{ label: 'Richtlinien', to: '/pages/richtlinien' }] },
      ],
    },
    {
      id: 'angaben',
      heading: '4. Angaben ohne Gewähr',
      blocks: [
        'Spielzeiten ändern sich. Verbindlich ist, was das Kino sagt. Steht an einer Seite „Stand: …“, kann es seitdem anders geworden sein.',
      ],
    },
    {
      id: 'ende',
      heading: '5. Ende',
      blocks: [
        'Mit dem Löschen des Kontos verschwinden deine persönlichen Daten. Veröffentlichte Artikel und Kommentare, auf die andere geantwortet haben, bleiben ohne deinen Namen als „gelöschter Nutzer“ stehen.',
      ],
    },
    {
      id: 'recht',
      heading: '6. Recht',
      blocks: ['Es gilt deutsches Recht. Deine Rechte als Verbraucher bleiben unberührt.'],
    },
  ],
}
