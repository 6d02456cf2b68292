import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { readStyleLinks, STYLE_LINK } from '../../server/render/pageStart.ts'
import { toPageStyles } from '../../server/render/pageStyles.ts'
import { toRules } from './pageStyles.ts'

/**
 * Puts the start frame into the shell, with the rules and faces that it needs: a page that the worker starts is painted
 * before any other file was read. The whole stylesheets and the app come behind its paint.
 *
 * @param renderer the built module that renders pages (`dist/render/entryServer.js`).
 */
export function startFrame(renderer: string): Plugin {
  return {
    name: 'start-frame',
    // The import map is in the page by now.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = bundle['index.html']
        if (shell?.type !== 'asset') throw new Error('The app has no shell')
        if (!existsSync(renderer))
          throw new Error('The renderer is built before the app: its frame is part of the shell')
        const { renderFrame } = (await import(pathToFileURL(renderer).href)) as { renderFrame: () => string }
        const html = String(shell.source)
        const files = readStyleLinks(html)
        const sheets = Object.fromEntries(
          files.map((file) => {
            const asset = bundle[file]
            return [file, asset?.type === 'asset' ? toRules(String(asset.source)) : []]
          }),
        )
        shell.source = withFrame(html, renderFrame(), (frame) => toPageStyles(sheets, files, frame))
      },
    },
  }
}

/**
 * The shell with a frame: its rules in the head, its HTML beside the root, then what is not needed before its paint: the
 * import map, a template with the stylesheets and files of the app, and the script that starts it.
 */
export function withFrame(html: string, frame: string, toStyles: (frame: string) => string): string {
  const entry = ENTRY.exec(html)?.[1]
  if (entry === undefined) throw new Error('The shell has no entry')
  const [map = ''] = IMPORT_MAP.exec(html) ?? []
  const links = [
    ...Array.from(html.matchAll(STYLE_LINK), ([link]) => link.trim()),
    `<link rel="modulepreload" crossorigin href="${entry}">`,
    ...Array.from(html.matchAll(PRELOAD), ([link]) => link.trim()),
  ]
  return html
    .replace(STYLE_LINK, '')
    .replace(PRELOAD, '')
    .replace(ENTRY, '')
    .replace(IMPORT_MAP, '')
    .replace('</head>', () => `  <style>${toStyles(frame)}</style>\n  </head>`)
    .replace(
      ROOT,
      (root) =>
        `${root}${frame}${map.trim()}<template data-frame>${links.join('')}</template><script data-frame>${toStart(entry)}</script>`,
    )
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const IMPORT_MAP = /\s*<script type="importmap">[\s\S]*?<\/script>/
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g
const ROOT = /<div id="root">.*?<\/div>/

/** From then on the frame's links work, in ms: a stylesheet that the device lacks may be long on its way. */
const STYLES_AT_LATEST_MS = 10_000

/**
 * Starts the app in the task behind the frame's first paint. Its files are on the device: asked for earlier, the worker
 * would read them and the browser would compile them beside the paint, on the same processor. The parser looks ahead at
 * no links in a template. The app is evaluated when its stylesheets are there: it never renders without them. A hidden
 * page is never painted. Where a file is missing the app cannot start, and the frame's links work.
 */
const toStart = (entry: string): string =>
  `{const release=()=>{const frame=document.getElementById("frame");if(frame)frame.inert=frame.ariaHidden=null};const start=()=>{setTimeout(release,${STYLES_AT_LATEST_MS});const{content}=document.querySelector("template[data-frame]"),styled=[...content.querySelectorAll("[rel=stylesheet]")].map(link=>new Promise((done,failed)=>{link.onload=done;link.onerror=failed}));document.head.append(content);Promise.all(styled).then(()=>import("${entry}")).catch(release)};document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}`
