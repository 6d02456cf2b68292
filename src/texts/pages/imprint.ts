import { productName } from '../head.ts'
import type { StaticPage } from './staticPage.ts'

export const imprint: StaticPage = {
  title: 'Impressum',
  lead: `Diese Installation von ${productName} ist eine Vorführung. Betreiberangaben sind noch nicht eingetragen.`,
  sections: [
    {
      id: 'betreiber',
      heading: 'Angaben zum Betreiber',
      blocks: [
        'Hier muss, wer diese Seiten öffentlich betreibt, Namen und ladungsfähige Anschrift, eine E-Mail-Adresse und, wo es sie gibt, Vertretung, Register und Umsatzsteuer-Nummer eintragen. Solange das fehlt, ist diese Installation nicht für die Öffentlichkeit gedacht.',
      ],
    },
    {
      id: 'verantwortlich',
      heading: 'Verantwortlich für den Inhalt',
      blocks: ['Auch diese Person nennt der Betreiber. Beiträge von Mitgliedern geben deren Meinung wieder.'],
    },
    {
      id: 'bilder',
      heading: 'Bilder und Schriften',
      blocks: [
        'Plakate und Standbilder sind selbst gezeichnet und zeigen keine Originale. Die Schriften Sofia Sans, Literata und Figtree stehen unter der SIL Open Font License.',
      ],
    },
    {
      id: 'daten',
      heading: 'Daten',
      blocks: [
        'Kinos, Spielzeiten, Wertungen, Mitglieder und Links zu anderen Seiten sind Demodaten und erfunden. Ähnlichkeiten mit bestehenden Häusern sind Zufall.',
        'Orte und Postleitzahlen: GeoNames (geonames.org), CC BY 4.0, für die Suche zusammengefasst.',
      ],
    },
  ],
}
