import sans from '../../ui/fonts/figtree-latin-wght-normal.woff2?url'
import head from '../../ui/fonts/sofia-sans-extra-condensed-latin-600-normal.woff2?url'

/**
 * Asks for faces before the styles name them: in the server's page alone. Where the app starts or goes on by itself the
 * styles are there already, and a face that is asked for twice is fetched twice.
 */
export const toFontLinks = (...faces: string[]) =>
  import.meta.env.SSR
    ? faces.map((href) => ({
        ...{ rel: 'preload', as: 'font', type: 'font/woff2' },
        crossOrigin: 'anonymous' as const,
        href,
      }))
    : []

/** The two faces that every first view needs. */
export const fontLinks = toFontLinks(head, sans)
