import type { WatchlistRule } from '#contract/watchlistRule.ts'

/** The fate of a title on the watchlist once it is rated: the setting of the account. */
export const title = 'Merkliste'
export const text = 'Wenn du einen Titel bewertest, der auf deiner Merkliste steht'
export const choices: Readonly<Record<WatchlistRule, string>> = {
  ask: 'Jedes Mal fragen',
  remove: 'Von der Merkliste nehmen',
  keep: 'Auf der Merkliste lassen',
}
export const pending = 'Gespeichert, wird gesendet, sobald du online bist'
export const sending = 'Wird gesendet …'
export const failed = (reason: string | null): string => `Nicht gesendet: ${reason ?? 'nicht angenommen'}`
export const storageFailed = 'Auf deinem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.'

/** The question right after a rating. */
export const question = (name: string): string =>
  `„${name}“ steht noch auf deiner Merkliste. Bewertete Titel von dort nehmen?`
export const always = 'Immer'
export const once = 'Nur diesen'
export const never = 'Nie'
export const removedFromNowOn = (name: string): string =>
  `„${name}“ ist von deiner Merkliste genommen, und künftig jeder Titel, den du bewertest.`
export const keptFromNowOn = 'Bewertete Titel bleiben auf deiner Merkliste.'
export const toAccount = 'Im Konto ändern'
