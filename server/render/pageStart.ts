import { type Manifest, scriptsOf, stylesOf } from './manifest.ts'

/** The module that a rendered page needs in addition to its views. */
const HYDRATION = 'src/app/start/hydrate.tsx'

/** The latest start of a page, after which it starts even if its pictures never arrive. */
const START_AT_LATEST_MS = 4000

/**
 * The number of frames between a page's load and its presence on the screen: the main thread may be two frames ahead of
 * decoding, drawing and presenting.
 */
const FRAMES_TO_PAINT = 4

export type PageStart = {
  /** Links to styles, as HTML for the head. */
  styles: string
  /** The source of an inline script for the head. */
  script: string
}

/**
 * The start of a rendered page: the styles of its views that the shell does not name, and the script that hydrates it
 * once it has loaded and been painted. Before that, the first impression (styles, fonts, the largest picture) has the
 * connection to itself; links work without any script.
 * Then the page's modules are fetched at once, and evaluated one in a task, imported ones first and the entry last:
 * together they would be one long task, in which no tap is answered.
 *
 * @param shell the built `index.html`.
 * @returns a function of the source paths of the views that the page's routes load lazily.
 */
export function createPageStart(manifest: Manifest, shell: string): (modules: readonly string[]) => PageStart {
  return (modules) => {
    const styles = stylesOf(manifest, [HYDRATION, ...modules]).filter((file) => !shell.includes(file))
    const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('')
    const files = JSON.stringify(scriptsOf(manifest, [HYDRATION, ...modules]).map((file) => `/${file}`))
    return {
      styles: links,
      script: `{${toStart(files)};${WHEN_PAINTED}}`,
    }
  }
}

/** Defines `start`, which loads the modules and runs them one after the other; a second call does nothing. */
const toStart = (files: string): string =>
  `let start=async()=>{start=()=>{};const files=${files};for(const href of files){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}for(const href of files){await import(href);await new Promise(done=>setTimeout(done))}}`

/** Calls `start` once the loaded page has been painted, or after the latest time. */
const WHEN_PAINTED = `let frames=${FRAMES_TO_PAINT};const untilPainted=()=>frames-->0||!performance.getEntriesByName("first-contentful-paint").length?requestAnimationFrame(untilPainted):start();addEventListener("load",untilPainted);setTimeout(()=>start(),${START_AT_LATEST_MS})`

/** The shell's own start, which is immediate: right for a page that shows nothing before the script runs. */
const SHELL_START = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

/** The built `index.html` as a template for rendered pages: without its doctype and its own start. */
export function toTemplate(shell: string): string {
  return shell.replace(/^<!doctype html>\s*/i, '').replace(SHELL_START, '')
}
