import sans from '../../ui/fonts/figtree-latin-wght-normal.woff2?url'
import head from '../../ui/fonts/sofia-sans-extra-condensed-latin-600-normal.woff2?url'

/** Asks for a face before the styles name it. */
export const toFontLink = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
})

/** The two faces that every first view needs. */
export const fontLinks = [head, sans].map(toFontLink)
