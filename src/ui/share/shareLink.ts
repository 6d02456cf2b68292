import { copyText } from './copyText.ts'

/** The parts of the browser that sharing needs; a test passes its own. */
export type Sharing = {
  share?: (data: { title: string; text?: string; url: string }) => Promise<void>
  clipboard?: { writeText: (text: string) => Promise<void> }
}

type Link = { title: string; text?: string; url: string }

/**
 * Shares a link by the device's sheet. `unavailable` where there is none, or where it did not open.
 *
 * @param link its `url` may be a path of this site.
 */
export async function shareLink(
  link: Link,
  browser: Sharing = navigator,
): Promise<'shared' | 'dismissed' | 'unavailable'> {
  if (!browser.share) return 'unavailable'
  try {
    await browser.share({ ...link, url: new URL(link.url, location.href).href })
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unavailable'
  }
}

/** Copies the address of a page of this site. Fails where the browser has no clipboard for pages (plain http). */
export function copyLink(url: string, browser: Sharing = navigator): Promise<'copied' | 'failed'> {
  return copyText(new URL(url, location.href).href, browser)
}

/** The addresses that share a link where the device has no sheet: the text is included, and can be changed there. */
export function toShareUrls({ title, text = title, url }: Link): { whatsApp: string; mail: string } {
  const { href } = new URL(url, location.href)
  const [subject, words, body] = [title, `${text} ${href}`, `${text}\n\n${href}`].map(encodeURIComponent)
  return { whatsApp: `https://wa.me/?text=${words}`, mail: `mailto:?subject=${subject}&body=${body}` }
}
