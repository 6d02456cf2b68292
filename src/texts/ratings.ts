import type { RatableType } from '#contract/ratings.ts'

export const yourRating = 'Deine Wertung'
export const yourRatingOf = (title: string): string => `Deine Wertung: ${title}`
/** The question about a title, and the names of its two marks. */
export const wordsOf: Record<RatableType, { unrated: string; top: string; flop: string }> = {
  movies: { unrated: 'Wie war er?', top: 'Lieblingsfilm', flop: 'Hassfilm' },
  series: { unrated: 'Wie war sie?', top: 'Lieblingsserie', flop: 'Hassserie' },
}
/** Before the first regular showing, when there were only previews. */
export const seenAlready = 'Schon gesehen?'
export const notRatedYet = 'Noch nicht bewertet'
export const howTo = 'Zieh den Regler.'
/** Left out where there is no keyboard. */
export const howToKeys = 'Oder nutze die Pfeiltasten.'
export const remove = 'Wertung entfernen'
export const average = 'Ø'
export const averageOf = (value: string): string => `Schnitt der Community: ${value}`
export const valueText = (value: string, word: string): string => `${value} ${word}`
export const sending = 'Wird gesendet …'
export const pending = 'Gespeichert, wird gesendet, sobald du online bist'
export const failed = (reason: string): string => `Nicht gesendet: ${reason}`
export const failedWithoutReason = 'Nicht gesendet. Unter „Ausstehend“ kannst du es wiederholen.'
export const storageFailed = 'Auf deinem Gerät ist kein Platz mehr. Die Wertung wurde nicht gespeichert.'
