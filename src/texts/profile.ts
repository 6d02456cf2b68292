import type { ProfilePart, Visibility } from '#contract/privacy.ts'
import { genitive } from './marks.ts'

export const profile = 'Profil'
export const ownTitle = 'Mein Profil'
export const description = (name: string): string =>
  `${name} im Profil: Wertungen als Kurve, Lieblingsfilme, Kommentare und Listen.`
export const ownDescription = 'So sehen dich die anderen: Wertungen, Lieblingsfilme, Kommentare und Listen.'
export const since = (month: string): string => `Dabei seit ${month}`
export const numbersLabel = 'Zahlen'
export const loading = 'Profil wird geladen …'
export const visitor = 'Hier siehst du dich, wie die anderen dich sehen. Melde dich dafür an.'

export const failed = 'Dieses Profil konnte nicht geladen werden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const unavailable = 'Dieses Profil liegt nicht auf deinem Gerät'
export const unavailableText = 'Profile kommen vom Server. Sobald du wieder Netz hast, steht es hier.'
export const ownOffline = 'Du bist offline. Das ist, was dein Gerät von dir weiß; auch was noch wartet, ist dabei.'

/** The labels below the numbers, and the tabs' names. */
export const pages = {
  filmbewertungen: 'Filmbewertungen',
  serienbewertungen: 'Serienbewertungen',
  kommentare: 'Kommentare',
  listen: 'Listen',
  artikel: 'Artikel',
  tagebuch: 'Tagebuch',
} as const
export const pageOf = (page: keyof typeof pages, name: string): string => `${genitive(name)} ${pages[page]}`
export const backTo = (name: string): string => `Zum Profil von ${name}`

export const numbers = {
  movies: 'Filme',
  series: 'Serien',
  comments: 'Kommentare',
  lists: 'Listen',
  diary: 'im Tagebuch',
} as const
export const relations = {
  friends: 'Ihr seid befreundet',
  asked: 'Deine Anfrage wartet auf eine Antwort',
  asks: 'Möchte mit dir befreundet sein',
} as const
export const muted = 'Du hast dieses Mitglied stumm geschaltet und siehst nichts von ihm.'
export const more = 'Mehr: stumm schalten, melden'
/** For members with a moderation role. */
export const toModeration = 'Moderation'
export const memberFlag = 'Profil'

export const tops = 'Lieblingsfilme'
export const flops = 'Hassfilme'
export const latest = 'Zuletzt bewertet'
export const comments = 'Letzte Kommentare'
export const articles = 'Letzte Artikel'
export const lists = 'Listen'
export const diary = 'Zuletzt gesehen'
export const allOf = 'Alle'
export const top = 'Lieblingsfilm'
export const flop = 'Hassfilm'
export const titles = (count: number): string => (count === 1 ? '1 Titel' : `${count} Titel`)
export const diggs = (count: number): string => (count === 1 ? '1 Digg' : `${count} Diggs`)
export const spoiler = 'Spoiler: trotzdem zeigen'
export const reply = 'Antwort'

export const distributionOf = (name: string): string => `So bewertet ${name}`
export const ownDistribution = 'So bewertest du'
export const average = (value: string, count: string): string => `Ø ${value} aus ${count} Wertungen`
export const noDistribution = 'Noch keine Wertungen.'
export const distributionSummary = (count: string, most: string): string =>
  `${count} Wertungen von 0 bis 10, am häufigsten ${most}`
export const tableLabel = 'Wertungen von 0 bis 10'
export const tableValue = 'Wertung'
export const tableCount = 'Titel'

export const hidden: Record<ProfilePart | 'articles', string> = {
  ratings: 'Diese Wertungen sind nicht für alle zu sehen.',
  favourites: 'Diese Lieblingsfilme sind nicht für alle zu sehen.',
  lists: 'Diese Listen sind nicht für alle zu sehen.',
  comments: 'Diese Sammlung von Kommentaren ist nicht für alle zu sehen.',
  diary: 'Dieses Tagebuch ist nicht für alle zu sehen.',
  // Articles are public: the reader's mute is the only reason.
  articles: muted,
}
export const listsOrder = 'Ordnen'
export const orders = { newest: 'Neueste zuerst', value: 'Beste zuerst' } as const
export const none = {
  ratings: 'Noch nichts bewertet',
  ratingsText: 'Was bewertet wird, steht hier mit Wert und Datum.',
  lists: 'Noch keine Listen',
  listsText: 'Öffentliche Listen mit mindestens einem Titel stehen hier.',
  comments: 'Noch keine Kommentare',
  commentsText: 'Was zu Filmen und Serien geschrieben wird, steht hier mit dem Titel, um den es geht.',
  articles: 'Noch keine Artikel',
  articlesText: 'Was in den News und den Blogs erscheint, steht hier, das Neueste zuerst.',
  diary: 'Noch kein Eintrag',
  diaryText: 'Was wann gesehen wurde, steht hier, das Neueste zuerst.',
} as const
export const words = {
  ratings: {
    loading: 'Wertungen werden geladen …',
    failed: 'Die Wertungen konnten nicht geladen werden',
    unavailable: 'Diese Wertungen liegen nicht auf deinem Gerät',
  },
  lists: {
    loading: 'Listen werden geladen …',
    failed: 'Die Listen konnten nicht geladen werden',
    unavailable: 'Diese Listen liegen nicht auf deinem Gerät',
  },
  comments: {
    loading: 'Kommentare werden geladen …',
    failed: 'Die Kommentare konnten nicht geladen werden',
    unavailable: 'Diese Kommentare liegen nicht auf deinem Gerät',
  },
  diary: {
    loading: 'Das Tagebuch wird geladen …',
    failed: 'Das Tagebuch konnte nicht geladen werden',
    unavailable: 'Dieses Tagebuch liegt nicht auf deinem Gerät',
  },
  articles: {
    loading: 'Artikel werden geladen …',
    failed: 'Die Artikel konnten nicht geladen werden',
    unavailable: 'Diese Artikel liegen nicht auf deinem Gerät',
  },
} as const

export const ownHint = 'So sehen dich die anderen.'
export const account = 'Konto'
export const chooseVisibility = 'Was andere sehen'
/** The visibility of a part, beside its heading on the member's own profile. */
export const shownTo: Record<Visibility, string> = {
  public: 'für alle',
  friends: 'nur für Freunde',
  nobody: 'nur für dich',
}

/** In the account: the visibility of each part. */
export const privacy = {
  title: 'Sichtbarkeit',
  text: 'Wer sieht, was auf deinem Profil steht. Was du verbirgst, sieht auch sonst niemand; nur deine Kommentare bleiben unter ihren Filmen stehen.',
  parts: {
    ratings: 'Wertungen und Geschmacksnähe',
    favourites: 'Lieblings- und Hassfilme',
    lists: 'Listen',
    comments: 'Kommentare auf dem Profil',
    diary: 'Tagebuch und Jahr in Filmen',
    messages: 'Wer dir schreiben darf',
  },
  receipts: 'Lesebestätigungen: Ihr seht beide, was der andere gelesen hat, wenn beide es wollen',
  receiptsSaved: (on: boolean): string =>
    on ? 'Lesebestätigungen an. Das gilt ab jetzt.' : 'Lesebestätigungen aus. Das gilt ab jetzt.',
  choices: { public: 'Alle', friends: 'Nur Freunde', nobody: 'Niemand' },
  saved: (part: string, who: string): string => `${part}: ${who}. Das gilt ab jetzt.`,
} as const

/** To a friend. */
export const writeTo = 'Nachricht'
