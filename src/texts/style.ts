/** The style page, which only the development server has. */
export const title = 'Stil'
export const intro =
  'Jedes gemeinsame Teil der Oberfläche in jedem Zustand, mit echten Daten. Wer etwas Neues baut, schaut zuerst hier; wer ein neues Teil baut, stellt es hier aus.'
export const contents = 'Inhalt'
export const scheme = 'Darstellung'
export const schemes = { system: 'Wie das Gerät', light: 'Tag', dark: 'Saal' } as const

export const sections = {
  colors: 'Farben',
  type: 'Schrift',
  space: 'Maße',
  controls: 'Bedienen',
  pictures: 'Bilder',
  feedback: 'Rückmelden',
  lists: 'Aufzählen',
  navigation: 'Finden',
  rating: 'Bewerten',
  cinema: 'Ins Kino',
  title: 'Titelseite',
  community: 'Gemeinschaft',
  layout: 'Anordnen',
} as const
export type SectionName = keyof typeof sections

export const leads: Readonly<Record<SectionName, string>> = {
  colors: 'Tag ist ein Programmheft, Saal ein dunkler Raum. Petrol führt, Zinnober gehört dir.',
  type: 'Schmale Versalien rufen, die Serife erzählt, die Grotesk bedient.',
  space: 'Vier Pixel sind ein Schritt. Schatten hat nur, was schwebt.',
  controls: 'Alles, was man drückt, wählt oder ausfüllt.',
  pictures: 'Plakate, Standbilder, Gesichter und Zeichen. Sie laden 200 px, bevor sie ins Bild kommen.',
  feedback: 'Es lädt, es fehlt, es ging schief: immer in Worten.',
  lists: 'Plakate nebeneinander, untereinander und in einer Reihe.',
  navigation: 'Wo bin ich? Der Lichtkegel sagt: hier.',
  rating: 'Von Totenkopf bis Herz, in halben Schritten.',
  cinema: 'Tage, Zeiten, Orte.',
  title: 'Woraus die Seiten von Filmen und Serien gebaut sind.',
  community: 'Was andere schreiben.',
  layout: 'Spalten, Wegmarken und leere Leinwände.',
}

/** Names of states below the specimens. */
export const states = {
  normal: 'normal',
  focus: 'im Fokus',
  disabled: 'gesperrt',
  busy: 'arbeitet',
  pressed: 'gedrückt',
  on: 'gewählt',
  long: 'langer Text',
  empty: 'leer',
  filled: 'gefüllt',
  invalid: 'ungültig',
  error: 'Fehler',
  offline: 'offline',
  pending: 'ausstehend',
  saved: 'gespeichert',
  loading: 'lädt',
  missing: 'ohne Bild',
  failed: 'Bild kam nicht',
  small: 'klein',
  wide: 'so breit wie ihr Platz',
  many: 'mehr, als hineinpasst',
  few: 'alles passt',
  open: 'zum Öffnen',
  folded: 'eingeklappt',
  more: 'es gibt mehr',
  unrated: 'noch nicht bewertet',
  cleared: 'ohne Wertung',
} as const
export type StateName = keyof typeof states

export const variants = {
  primary: 'erste Wahl',
  ghost: 'zweite Wahl',
  text: 'nebenbei',
  login: 'schmal: 400 px',
  wideDialog: 'breit: 560 px',
  onPicture: 'auf einem Bild',
  post: 'Forum: 1',
  stillShape: 'Kino, Artikel, Video: 1,5',
  posterShape: 'alle anderen: 0,698',
  social: 'Netzwerke',
  plainLink: 'andere Seite',
  withIcon: 'mit Zeichen',
  withClear: 'mit Löschen',
  bare: 'schlicht',
  network: 'Netzwerk',
  onlyWords: 'nur Wörter',
  withFoot: 'mit Fuß',
  critic: 'Kritiker mit Antworten',
  column: 'bleibt 74 px unter dem oberen Rand',
  bar: 'bleibt 50 px unter dem oberen Rand',
  waypoint: 'meldet, wenn man vorbeirollt',
  nearView: 'erst da, wenn es in die Nähe kommt',
} as const

export const words = {
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  discard: 'Verwerfen',
  later: 'Später',
  longButton: 'Element zu meiner Liste für verregnete Sonntage hinzufügen',
  programme: 'Zum Kinoprogramm',
  close: 'Schließen',
  menu: 'Menü öffnen',
  remember: 'Merken',
  original: 'Original mit Untertiteln',
  genre: 'Genre',
  allGenres: 'Alle Genres',
  drama: 'Drama',
  place: 'Postleitzahl oder Ort',
  placeValue: 'Berlin',
  email: 'E-Mail',
  search: 'Suche auf der Stilseite',
  searchPlaceholder: 'Filme, Serien, Stars, Kinos...',
  searchValue: 'Himmel',
  filters: 'Filter',
  share: 'Teilen',
  elsewhere: 'Andere Seite',
  tip: 'Wer 250 Filme bewertet hat, bekommt Vorhersagen',
  tipTrigger: 'Warum sehe ich keine Vorhersage?',
  loadingCinemas: 'Kinos werden geladen',
  wrongLogin: 'Benutzername oder E-Mail unbekannt',
  flash: 'Du wirst weitergeleitet...',
  emptyTitle: 'Deine Merkliste ist noch leer',
  emptyText: 'Tippe bei einem Film auf „Merken“, dann findest du ihn hier wieder, auch ohne Netz.',
  errorTitle: 'Das Programm lässt sich gerade nicht laden',
  errorText: 'Der Server antwortet nicht. Du siehst den Stand von heute 14:03.',
  offlineTitle: 'Diese Seite ist nicht auf deinem Gerät',
  offlineText: 'Gespeichert sind dein Kinoprogramm, deine Listen und die letzten 40 Filme.',
  discover: 'Filme entdecken',
  retry: 'Erneut versuchen',
  dialogTitle: 'Liste „Regennächte“ wirklich löschen?',
  dialogText: 'Die Filme bleiben, nur die Liste geht.',
  openDialog: 'Dialog öffnen',
  kicker: '404',
  screenTitle: 'Hier läuft nichts',
  screenText: 'Diese Seite gibt es nicht, oder sie ist umgezogen.',
  previous: 'Frühere Filme',
  next: 'Weitere Filme',
  section: 'Abschnitte einer Seite',
  beside: 'Daneben',
  sample: 'Vier Engel sitzen in der Staatsbibliothek und hören zu',
  specimen: 'Nachtvorstellung',
  frame: 'Beispiel für fremden Inhalt',
  frameText: 'Ein Rahmen von 240 × 180 px',
  refused: 'Dein Account ist neu.',
  count: (name: string, count: number) => `${name}: ${count}`,
  passed: (position: string) => `Wegmarke: ${position}`,
  near: 'Jetzt ist es da.',
} as const

/** Where a waypoint is, in words. */
export const positions = { above: 'oben hinaus', inside: 'im Bild', below: 'noch unten' } as const

/** Reads long, beside a column. */
export const prose = [
  'Es beginnt mit einer Hand, die schreibt. Das Kind, als es noch Kind war, fragte, warum es ich sei und nicht du. Oben auf dem Turm der Gedächtniskirche steht einer mit Flügeln, und nur die Kinder sehen hinauf.',
  'Die Kamera fliegt durch Wände und Wohnungen, hört hier eine Sorge, dort eine Einkaufsliste. In der Bibliothek liegt ein Murmeln über den Tischen, das aus allen Köpfen zugleich kommt.',
  'Wer nie friert, weiß nicht, was eine Tasse Kaffee ist. Ein Fremder am Imbiss sagt es ihm: Man reibt die Hände aneinander, so. Das fühlt sich gut an.',
  'Als er fällt, ist die Welt bunt. Er blutet und fragt, wie die Farbe heißt. Rot, sagt einer, und er lacht, weil er es jetzt weiß.',
] as const
