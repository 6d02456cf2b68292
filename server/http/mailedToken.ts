import { createHash, createHmac } from 'node:crypto'
import { type MailedPage, mailedPages } from '#contract/mailedLinks.ts'

/**
 * The token of a mailed link. It is derived from the row's id and the server's secret, so that a mail that is sent
 * again carries the same link, while neither the database nor the queue of mails ever holds the token.
 *
 * @param purpose keeps the tokens of different kinds of links apart.
 */
export function toMailedToken(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`mailed:${purpose}:${id}`).digest('base64url')
}

/** The address in a mail. Its page is not cached or logged, because `mailedPages` names it. */
export const toMailedLink = (publicUrl: URL, page: MailedPage, token: string): URL =>
  new URL(mailedPages[page] + token, publicUrl)

/** The hash of a token, as the database stores it. */
export function toTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
