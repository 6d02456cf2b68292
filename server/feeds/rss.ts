import { document, element, escapeXml } from './xml.ts'

/** RSS 2.0. Every URL is absolute; the newest item stands first. */
export type Channel = {
  title: string
  description: string
  /** The page the feed is of, and the feed itself. */
  link: string
  self: string
  items: readonly {
    title: string
    link: string
    description: string
    categories: readonly string[]
    publishedAt: Date
  }[]
}

export function toRss({ title, description, link, self, items }: Channel): string {
  const [newest] = items
  const head = [
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', 'de-de'),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', newest.publishedAt.toUTCString())] : []),
  ]
  const entries = items.map(
    (item) =>
      `<item>${element('title', item.title)}${element('link', item.link)}` +
      `<guid isPermaLink="true">${escapeXml(item.link)}</guid>${element('description', item.description)}` +
      `${item.categories.map((category) => element('category', category)).join('')}` +
      `${element('pubDate', item.publishedAt.toUTCString())}</item>`,
  )
  const channel = `<channel>${[...head, ...entries].join('')}</channel>`
  return document(`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel}</rss>`)
}
