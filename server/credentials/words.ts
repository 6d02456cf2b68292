import { toLook } from '../db/nameLook.ts'

/** Whoever bore these would speak for the site, or stand where an address of ours does. */
export const reservedLooks: ReadonlySet<string> = new Set(
  [
    ...[
      'admin',
      'administrator',
      'root',
      'system',
      'support',
      'hilfe',
      'kontakt',
      'redaktion',
      'moderation',
      'moderator',
    ],
    ...['community', 'team', 'presse', 'impressum', 'datenschutz', 'webmaster', 'postmaster', 'hostmaster', 'noreply'],
    ...['mailer-daemon', 'abuse', 'security', 'sicherheit', 'lichtspiel', 'offiziell', 'official', 'anonym', 'gast'],
    ...['geloeschter-nutzer', 'gelöschter-nutzer', 'me', 'myprofile', 'null', 'undefined', 'user', 'users', 'nutzer'],
  ].map(toLook),
)

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
