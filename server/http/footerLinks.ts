import * as z from 'zod/mini'
import { FooterLink } from '#contract/footer.ts'

const WEB = /^https?:\/\//

/**
 * Reads `kind|label|url` of each link, separated by commas.
 *
 * @returns undefined when one of them cannot be read.
 */
export function parseFooterLinks(text: string): FooterLink[] | undefined {
  const links = text.split(',').map((part) => {
    const [kind, label, url, ...rest] = part.split('|').map((word) => word.trim())
    const link = z.safeParse(FooterLink, { kind, label, url })
    return link.success && link.data.label !== '' && WEB.test(link.data.url) && rest.length === 0 ? link.data : null
  })
  return links.every((link) => link !== null) ? links : undefined
}
