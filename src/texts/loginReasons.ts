/**
 * Why the login came up, and what becomes of what was meant: for each purpose of `LoginPurpose` in `src/atoms/core/modal.ts`.
 * Closing the overlay drops it, so each sentence speaks of the sign-in.
 */
export const loginReasons = {
  rate: 'Melde dich an, um zu bewerten. Deine Wertung ist gemerkt und wird gleich danach gespeichert.',
  comment: 'Melde dich an, um zu kommentieren. Dein Text ist gemerkt und wird gleich danach gesendet.',
  trivia: 'Melde dich an, um Trivia zu schreiben. Dein Text ist gemerkt und wird gleich danach gesendet.',
  addToList: 'Melde dich an, um den Titel auf eine Liste zu setzen. Die Liste wählst du gleich danach.',
  list: 'Melde dich an, um Listen anzulegen und zu ändern. Gleich danach geht es damit weiter.',
  copyList: 'Melde dich an, um die Liste zu kopieren. Gleich danach geht es damit weiter.',
  digg: 'Melde dich an, um ein Digg zu geben. Es ist gemerkt und zählt gleich danach.',
  vote: 'Melde dich an, um abzustimmen. Deine Stimme ist gemerkt und zählt gleich danach.',
  flag: 'Melde dich an, um etwas zu melden. Deine Meldung ist gemerkt und geht gleich danach an die Moderation.',
  follow: 'Melde dich an, um jemandem zu folgen. Gleich danach folgst du.',
  mute: 'Melde dich an, um jemanden stumm zu schalten. Gleich danach ist es so.',
  watch: 'Melde dich an, um dir etwas zu merken. Gleich danach steht es auf deiner Merkliste.',
  watched: 'Melde dich an, um Gesehenes abzuhaken. Gleich danach ist es abgehakt.',
  friendship: 'Melde dich an, um Freundschaften zu schließen. Deine Anfrage ist gemerkt und geht gleich danach ab.',
  change: 'Melde dich an, um das zu speichern. Was du vorhattest, ist gemerkt und wird gleich danach gespeichert.',
  meetup: 'Melde dich an, um dich zu verabreden. Gleich danach geht es damit weiter.',
  diary: 'Melde dich an, um Tagebuch zu führen. Gleich danach geht es damit weiter.',
  form: 'Melde dich an, um das zu speichern. Was du eingegeben hast, bleibt stehen.',
  goOn: 'Melde dich an, um hier weiterzumachen. Gleich danach geht es weiter.',
} as const
