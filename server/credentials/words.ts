import { toLook } from '../db/nameLook.ts'

/** Names that would speak for the site, alone or beside another word. */
const voices = [
  ...['admin', 'admins', 'administrator', 'administratorin', 'administration', 'root', 'system', 'support', 'hilfe'],
  ...['kontakt', 'redaktion', 'moderation', 'moderator', 'moderatorin', 'moderatoren', 'moderationsteam', 'community'],
  ...['team', 'presse', 'impressum', 'datenschutz', 'webmaster', 'postmaster', 'hostmaster', 'noreply', 'abuse'],
  ...['security', 'sicherheit', 'lichtspiel', 'offiziell', 'official'],
]

/** These stand where an address of ours or a member without a name does. */
const places = [
  ...['mailer-daemon', 'anonym', 'gast', 'geloeschter-nutzer', 'gelöschter-nutzer', 'nutzer'],
  ...['geloeschternutzer', 'gelöschternutzer'],
  ...['me', 'myprofile', 'null', 'undefined', 'user', 'users'],
]

/** Digits that are read as letters within a word. Only where they would make one that nobody may bear. */
const DIGITS: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }
/** A number that tells a name apart from the same name. */
const NUMBER = /^\d+[._-]?|[._-]?\d+$/g

const voiceLooks = new Set(voices.map(toPlainLook))
const placeLooks = new Set(places.map(toPlainLook))

/**
 * Whether a name, or one that looks like it, would speak for the site or stand where something of ours does; also with
 * digits in place of letters or at its ends, and without the dots of its umlauts.
 */
export function isReserved(username: string, productName: string): boolean {
  const product = toPlainLook(productName)
  const isVoice = (look: string) => voiceLooks.has(look) || look === product
  return [username, username.replace(/[34578]/g, (digit) => DIGITS[digit] ?? digit)].some((name) => {
    const words = [name, ...name.split(/[._-]/)].flatMap((word) => [word, word.replace(NUMBER, '')]).map(toPlainLook)
    return words.some(isVoice) || words.slice(0, 2).some((look) => placeLooks.has(look))
  })
}

/** A look without the dots that tell ä, ö and ü apart. */
function toPlainLook(name: string): string {
  return toLook(name)
    .normalize('NFD')
    .replace(/\u0308/g, '')
}

/** Words that people build passwords on; digits and signs around them help little. */
export const commonWords: ReadonlySet<string> = new Set([
  ...[
    'password',
    'passwort',
    'kennwort',
    'geheim',
    'hallo',
    'hallohallo',
    'hallowelt',
    'qwertz',
    'qwerty',
    'qwertzuiop',
  ],
  ...[
    'qwertyuiop',
    'asdfgh',
    'asdfghjkl',
    'yxcvbnm',
    'schatz',
    'liebe',
    'ichliebedich',
    'iloveyou',
    'sommer',
    'winter',
  ],
  ...['fussball', 'football', 'baseball', 'willkommen', 'welcome', 'letmein', 'dragon', 'master', 'monkey', 'sunshine'],
  ...[
    'princess',
    'starwars',
    'superman',
    'batman',
    'admin',
    'administrator',
    'test',
    'testtest',
    'passwortpasswort',
    'kino',
  ],
  ...['film', 'filme', 'lichtspiel', 'arschloch', 'computer', 'internet', 'michael', 'daniel', 'thomas', 'abcdefghij'],
])
/** Keys side by side, and counting. */
export const runs = [
  ...['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm', 'qwertyuiop', 'zxcvbnm', 'zyxwvutsrqponmlkjihgfedcba'],
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
]
