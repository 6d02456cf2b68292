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

/**
 * The shell with a frame: its rules in the head, its HTML beside the root, then the start of the app, and the stylesheets
 * behind all of it.
 */
export function withFrame(html: string, frame: string, toStyles: (frame: string) => string): string {
  const links = [...html.matchAll(STYLE_LINK)].map(([link]) => link.trim()).join('')
  const entry = ENTRY.exec(html)?.[1]
  if (entry === undefined) throw new Error('The shell has no entry')
  return html
    .replace(STYLE_LINK, '')
    .replace(ENTRY, (_tag, file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    .replace('</head>', () => `  <style>${toStyles(frame)}</style>\n  </head>`)
    .replace(ROOT, (root) => `${root}${frame}<script data-frame>${toStart(entry)}</script>${links}`)
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const ROOT = /<div id="root">.*?<\/div>/

/**
 * Starts the app in the task behind the first paint: the files are on the device, and their evaluation would come before
 * it. A hidden page is never painted. Where a file is missing the app cannot start, and the frame's links work.
 */
const toStart = (entry: string): string =>
  `{const start=()=>import("${entry}").catch(()=>{const frame=document.getElementById("frame");if(frame)frame.inert=frame.ariaHidden=null});document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}`
