import type { Rubric } from '#contract/articles.ts'

/** News and blogs: their lists, and an article's page. */
export const rubrics: Record<Rubric, string> = { news: 'News', blog: 'Blogs' }
export const leads: Record<Rubric, string> = {
  news: 'Was es Neues gibt: über Filme, Serien und die Häuser, in denen sie laufen.',
  blog: 'Lange Kritiken, Beobachtungen und Erinnerungen an einen Kinoabend, geschrieben von der Community.',
}
export const descriptions: Record<Rubric, string> = {
  news: 'News von Lichtspiel: was es Neues gibt über Filme, Serien und Kinos, und was die Community dazu sagt.',
  blog: 'Blogs der Lichtspiel-Community: lange Kritiken, Beobachtungen und Erinnerungen an einen Kinoabend.',
}
/** Above an article's title. */
export const kickers: Record<Rubric, string> = { news: 'News', blog: 'Blog' }

/** @public Read where this module is passed on as words, which knip does not follow. */
export const loading = 'Die Artikel werden geladen'
/** @public As above. */
export const failed = 'Die Artikel lassen sich gerade nicht laden'
/** @public As above. */
export const unavailable = 'Diese Artikel sind nicht auf deinem Gerät'
export const nothing: Record<Rubric, string> = { news: 'Noch keine News', blog: 'Noch keine Artikel' }
export const nothingText: Record<Rubric, string> = {
  news: 'Hier steht, was die Redaktion schreibt, das Neueste zuerst.',
  blog: 'Hier steht, was die Community schreibt, das Neueste zuerst.',
}

export const loadingOne = 'Der Artikel wird geladen'
export const failedOne = 'Der Artikel lässt sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const unavailableOne = 'Dieser Artikel ist nicht auf deinem Gerät'
export const unavailableText =
  'Ohne Netz liest du, was du schon einmal geöffnet hast. Dieser kommt, sobald du wieder online bist.'
export const gone = 'Diesen Artikel gibt es nicht mehr'
export const goneText =
  'Er wurde zurückgezogen oder ausgeblendet, oder die Adresse stimmt nicht. Andere warten schon auf dich.'
export const toList: Record<Rubric, string> = { news: 'Zu den News', blog: 'Zu den Blogs' }

/** Number and word stay together at the end of a line. */
export const minutes = (count: number): string => `${count}\u00a0Min.`
export const minutesRead = (count: number): string => (count === 1 ? '1 Minute Lesezeit' : `${count} Minuten Lesezeit`)
export const comments = (count: number): string => `${count}\u00a0${count === 1 ? 'Kommentar' : 'Kommentare'}`
/** Below a picture: they are drawn, and say so. */
export const caption = (title: string): string => `Gezeichnet zu „${title}“`
export const about = 'Darum geht es'
export const draft = 'Entwurf: Nur du siehst diesen Artikel.'
export const hiddenByModeration =
  'Von der Moderation ausgeblendet: Nur du siehst diesen Artikel noch. Warum, steht in deinem Konto.'
/** Named where a page has several things to flag. */
export const articleOf = (title: string): string => `Artikel „${title}“`
/** On what covers a spoiler within an article. */
export const spoiler = 'Spoiler zeigen'
