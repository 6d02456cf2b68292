import sans from '../../ui/fonts/figtree-latin-wght-normal.woff2?url'
import head from '../../ui/fonts/sofia-sans-extra-condensed-latin-600-normal.woff2?url'

/** The two faces that every first view needs, asked for before the styles name them. */
export const fontLinks = [head, sans].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}))
