import { domainToASCII } from 'node:url'
import { PASSWORD_LENGTH, USERNAME_LENGTH } from '#contract/signup.ts'
import { isGuessed } from './isGuessed.ts'
import { isReserved } from './words.ts'

/** Letters and digits; one dot, hyphen or underscore between them. A name is also an address (`/users/{name}`). */
const FORM = /^[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*$/u
const ONE_SCRIPT = ['Latin', 'Cyrillic', 'Greek'].map(
  (script) => new RegExp(`^(?:\\p{Script=${script}}|[0-9._-])+$`, 'u'),
)

/**
 * Latin letters of phonetics, of old scripts and of rare languages: many look like another letter. Marks are removed
 * before this check.
 */
const RARE =
  /[\u0180-\u02ff\u1d00-\u1dff\u1e9c\u1e9d\u1e9f\u1efa-\u1eff\u2132-\u2188\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f\u{10780}-\u{107bf}\u{1df00}-\u{1dfff}]/u

/** The prefix of some ids: such a username could be confused with an id. */
const LIKE_AN_ID = /^u-/i

export const TAKEN = 'Dieser Benutzername ist schon vergeben.'

/** The form in which a name is kept and compared. */
export function toUsername(typed: string): string {
  return typed.trim().normalize('NFKC')
}

/**
 * @param username in the form of `toUsername`. @returns a sentence for the owner, or null when the name is acceptable.
 */
export function usernameFault(username: string, productName: string): string | null {
  if (username === '') return 'Bitte wähle einen Benutzernamen.'
  const length = [...username].length
  const { min, max } = USERNAME_LENGTH
  if (length < min || length > max) return `Dein Benutzername braucht ${min} bis ${max} Zeichen.`
  if (!FORM.test(username) || RARE.test(username.normalize('NFD'))) {
    return 'Möglich sind Buchstaben und Ziffern, dazwischen auch Punkt, Bindestrich und Unterstrich.'
  }
  if (!ONE_SCRIPT.some((script) => script.test(username))) return 'Bitte mische nicht mehrere Schriften.'
  if (isReserved(username, productName) || LIKE_AN_ID.test(username)) return TAKEN
  return null
}

/**
 * @param own publicly known names and addresses of the owner and the site, and the product's name.
 * @returns a sentence for the owner, or null when the password is acceptable.
 */
export function passwordFault(password: string, own: readonly string[]): string | null {
  if (password === '') return 'Bitte wähle ein Passwort.'
  const length = [...password.normalize('NFKC')].length
  const { min, max } = PASSWORD_LENGTH
  if (length < min) return `Dein Passwort braucht mindestens ${min} Zeichen.`
  if (length > max) return `Dein Passwort darf höchstens ${max} Zeichen haben.`
  if (isGuessed(password, own)) return 'Dieses Passwort ist zu leicht zu erraten.'
  return null
}

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** The form in which an address is kept and compared: lower case, its host in ASCII. */
export function toEmail(typed: string): string {
  const address = typed.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  return at < 0 ? address : `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`
}

/** @param email in the form of `toEmail`. @returns a sentence for the owner, or null when the address is acceptable. */
export function emailFault(email: string): string | null {
  if (email === '') return 'Bitte gib deine E-Mail-Adresse an.'
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, Math.max(0, at)), email.slice(at + 1)]
  const valid = email.length <= 254 && local.length <= 64 && LOCAL.test(local) && DOMAIN.test(domain)
  return valid ? null : 'Das ist keine gültige E-Mail-Adresse.'
}
