import { createHash, createHmac } from 'node:crypto'
import { type MailedPage, mailedPages } from '#contract/mailedLinks.ts'

/**
 * The token of a mailed link. It follows from the row's id and the server's secret, so that a mail that is sent again
 * carries the same link, while neither the database nor the queue of mails ever holds it.
 *
 * @param purpose keeps the token of one kind of link from being one of another.
 */
export function toMailedToken(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`mailed:${purpose}:${id}`).digest('base64url')
}

/** The address that a mail links. Its page keeps out of caches and logs, because `mailedPages` names it. */
export const toMailedLink = (publicUrl: URL, page: MailedPage, token: string): URL =>
  new URL(mailedPages[page] + token, publicUrl)

/** What the database keeps of a token. */
export function toTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
