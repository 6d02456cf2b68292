import type { FlagReason } from '#contract/marks.ts'

/** The marks that members set with one press, each off and on. */
export const watch = { off: 'Merken', on: 'Gemerkt' } as const
export const watched = { off: 'Gesehen', on: 'Gesehen' } as const
export const follow = { off: 'Folgen', on: 'Du folgst' } as const
export const mute = { off: 'Stumm schalten', on: 'Stumm geschaltet' } as const
export const flag = { off: 'Melden', on: 'Gemeldet' } as const

export const pending = 'wartet auf das Netz'
export const sending = 'wird gesendet'
export const failed = 'nicht gesendet'
export const storageFailed = 'Auf deinem Gerät ist kein Platz mehr. Es wurde nichts gespeichert.'

/** `nora_felds`, `Jonas’`. */
export const genitive = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`)
export const commentOf = (username: string): string => `${genitive(username)} Kommentar`

export const diggs = (count: number): string => (count === 1 ? '1 Digg' : `${count} Diggs`)
export const digg = 'Digg'
export const triviaOf = (username: string): string => `Trivia von ${username}`
export const up = (count: number): string => `${count} dafür`
export const down = (count: number): string => `${count} dagegen`

export const reasons: Record<FlagReason, string> = {
  spoiler: 'Verrät ungefragt, was passiert',
  spam: 'Werbung oder Spam',
  insult: 'Beleidigt jemanden',
  illegal: 'Ist rechtswidrig',
  other: 'Etwas anderes',
}
export const flagTitle = 'Warum meldest du das?'
export const flagText = 'Die Moderation schaut es sich an. Niemand sonst erfährt, dass du es gemeldet hast.'
export const flagReasonMissing = 'Wähle zuerst einen Grund.'
export const flagWords = 'Was ist es?'
export const flagWordsOptional = 'Möchtest du etwas dazu sagen? (freiwillig)'
export const flagWordsMissing = 'Schreib kurz, worum es geht.'
export const flagRest = (count: number): string => (count === 1 ? 'noch 1 Zeichen' : `noch ${count} Zeichen`)
export const sendFlag = 'Melden'

/** The label above a muted member's text, which shows the text on request. */
export const muted = 'Stumm geschaltet: trotzdem zeigen'
