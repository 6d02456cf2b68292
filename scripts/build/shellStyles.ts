import type { Plugin } from 'vite'

/**
 * Names in the shell what styles a first visit (`chunks.ts`), not only what the entry imports: a rendered page is painted
 * before its views have loaded, and whatever comes later comes behind it, wherever a visit began.
 *
 * @param name of the group of chunks.
 */
export function shellStyles(name: string): Plugin {
  return {
    name: 'shell-styles',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const styles = Object.keys(bundle).filter((file) => file.endsWith('.css') && file.includes(`/${name}-`))
        return styles.map((file) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }))
      },
    },
  }
}
