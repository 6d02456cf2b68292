import { type Image, toImageUrl } from '#contract/image.ts'
import { originAtom } from '../../atoms/core/context.ts'
import { pageTitle, productName } from '../../texts/head.ts'
import { type Crumb, toBreadcrumbs } from './breadcrumbs.ts'
import type { Store } from './loaderInput.ts'

type PageHead = {
  title: string
  description: string
  /** The page's path and the part of its query that makes it another page. */
  path: string
  type?: 'website' | 'article' | 'profile' | 'video.movie' | 'video.tv_show'
  /** Absent or null: the picture of the site. */
  image?: Image | null
  /** For search engines, which read the server's page: made only there (`import.meta.env.SSR`). */
  jsonLd?: object | false
  /** The section of the page and the way to it from there, the page itself last; made only there, too. */
  trail?: Trail | false
}

type Trail = readonly [section: Parameters<typeof toBreadcrumbs>[1], trail: readonly Crumb[]]

/** The head of a public page, for search engines and for shared links (D7). */
export function toPageHead(
  store: Store,
  { title, description, path, type = 'website', image, jsonLd, trail }: PageHead,
) {
  const origin = store.get(originAtom)
  const url = origin + path
  const picture = image ? toImageUrl(image, image.widths.at(-1) ?? 0) : '/vorschau.png'
  const short = shorten(description)
  return {
    meta: [
      { title: pageTitle(title) },
      { name: 'description', content: short },
      { property: 'og:site_name', content: productName },
      { property: 'og:locale', content: 'de_DE' },
      { property: 'og:type', content: type },
      { property: 'og:title', content: title },
      { property: 'og:description', content: short },
      { property: 'og:url', content: url },
      { property: 'og:image', content: origin + picture },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...jsonLd } }] : []),
      ...(import.meta.env.SSR && trail
        ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...toBreadcrumbs(origin, ...trail) } }]
        : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

/** Cuts a text at a word, to about the length that search engines show. */
function shorten(text: string, max = 160): string {
  if (text.length <= max) return text
  return `${text.slice(0, text.lastIndexOf(' ', max - 1))} …`
}
