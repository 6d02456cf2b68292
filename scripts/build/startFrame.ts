import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { readStyleLinks, STYLE_LINK } from '../../server/render/pageStart.ts'
import { toPageStyles } from '../../server/render/pageStyles.ts'
import { toRules } from './pageStyles.ts'

/**
 * Puts the start frame into the shell, with the rules and faces that it needs: a page that the worker starts is painted
 * before any other file was read. The whole stylesheets are linked behind it, where they do not delay its paint.
 *
 * @param renderer the built module that renders pages (`dist/render/entryServer.js`).
 */
export function startFrame(renderer: string): Plugin {
  return {
    name: 'start-frame',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        if (!existsSync(renderer))
          throw new Error('The renderer is built before the app: its frame is part of the shell')
        const { renderFrame } = (await import(pathToFileURL(renderer).href)) as { renderFrame: () => string }
        const files = readStyleLinks(html)
        const sheets = Object.fromEntries(
          files.map((file) => {
            const asset = bundle[file]
            return [file, asset?.type === 'asset' ? toRules(String(asset.source)) : []]
          }),
        )
        return withFrame(html, renderFrame(), (frame) => toPageStyles(sheets, files, frame, { withFaces: true }))
      },
    },
  }
}

/** The shell with a frame: its rules in the head, its HTML beside the root, and the stylesheets behind both. */
export function withFrame(html: string, frame: string, toStyles: (frame: string) => string): string {
  const links = [...html.matchAll(STYLE_LINK)].map(([link]) => link.trim()).join('')
  return html
    .replace(STYLE_LINK, '')
    .replace('</head>', () => `  <style>${toStyles(frame)}</style>\n  </head>`)
    .replace(ROOT, (root) => `${root}${frame}${links}`)
}

const ROOT = /<div id="root">.*?<\/div>/
