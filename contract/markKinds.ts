/**
 * The marks that a member sets on a thing. Each is an absolute state.
 *
 * - `digg`: likes it. `vote`: up or down. `flag`: tells the moderation of it.
 * - `follow`: wants to hear of what they do. `mute`: wants to see nothing of theirs.
 * - `watch`: wants to hear of news about it; a title or an article that is watched stands on the
 *   member's watchlist ("Merkliste").
 * - `watched`: has seen it.
 * - `friendship`: would be their friend; two who say it of each other are friends. Taken back, it is theirs, too.
 */
export const markKinds = ['digg', 'vote', 'flag', 'follow', 'mute', 'watch', 'watched', 'friendship'] as const
export type MarkKind = (typeof markKinds)[number]
