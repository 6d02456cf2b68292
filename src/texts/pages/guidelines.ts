import type { StaticPage } from './staticPage.ts'

export const guidelines: StaticPage = {
  title: 'Richtlinien',
  lead: 'Wie wir miteinander reden. Kurz, damit man sich daran halten kann.',
  sections: [
    {
      id: 'ueber-filme',
      heading: 'Streite über Filme, nicht über Menschen',
      blocks: [
        'Ein Film darf dir auf die Nerven gehen, wer ihn liebt, nicht. Beleidigungen, Drohungen und Hetze gegen Gruppen werden gelöscht.',
      ],
    },
    {
      id: 'spoiler',
      heading: 'Verrate das Ende nicht ungefragt',
      blocks: [
        'Schreib eine Warnung davor, wenn du über Wendungen und Schlüsse sprichst. Der Titel eines Beitrags verrät nie etwas.',
      ],
    },
    {
      id: 'eigenes',
      heading: 'Schreib selbst',
      blocks: [
        'Was du veröffentlichst, ist von dir. Zitate sind kurz und nennen ihre Quelle. Werbung, auch versteckte, und dieselbe Meinung unter mehreren Konten haben hier keinen Platz.',
      ],
    },
    {
      id: 'trivia',
      heading: 'Trivia müssen stimmen',
      blocks: [
        'Ein Fundstück lässt sich nachprüfen. Gerüchte und ganze Absätze aus der Wikipedia gehören nicht hierher.',
      ],
    },
    {
      id: 'privates',
      heading: 'Privates bleibt privat',
      blocks: [
        'Keine Adressen, Telefonnummern oder Nachrichten anderer. Das gilt auch, wenn sie anderswo schon stehen.',
      ],
    },
    {
      id: 'folgen',
      heading: 'Was passiert, wenn du dich nicht daran hältst',
      blocks: [
        {
          list: [
            'Ein Beitrag wird ausgeblendet, und du erfährst, warum.',
            'Beim zweiten Mal folgt eine Verwarnung.',
            'Wer weitermacht, kann für eine Zeit oder ganz nicht mehr schreiben. Bewerten bleibt möglich.',
          ],
        },
      ],
    },
  ],
}
