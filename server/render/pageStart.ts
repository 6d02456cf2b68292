import { type Manifest, scriptsOf, stylesOf } from './manifest.ts'

/** What only a rendered page needs. */
const HYDRATION = 'src/app/hydrate.tsx'

/** A page whose pictures never arrive comes alive all the same, after this. */
const START_AT_LATEST_MS = 4000

export type PageStart = {
  /** Links to styles, as HTML for the head. */
  styles: string
  /** The source of an inline script for the head. */
  script: string
}

/**
 * What a rendered page starts with: the styles of its views that the shell does not name, and the script that brings it
 * to life once it has loaded and been painted (the second frame after). What a visitor sees first (styles, fonts, the largest picture) has the connection to itself; links work without any script.
 * Then the page's modules are asked for at once, and evaluated one in a task, what others import first and the entry
 * last: together they would be one long task, in which no tap is answered.
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
      script: `{let start=async()=>{start=()=>{};const files=${files};for(const href of files){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}for(const href of files){await import(href);await new Promise(done=>setTimeout(done))}};addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>start())));setTimeout(()=>start(),${START_AT_LATEST_MS})}`,
    }
  }
}

/** The shell's own way to start, at once: right where nothing is to be seen before the script runs. */
const SHELL_START = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

/** The built `index.html` as a template for rendered pages: without its doctype and its own start. */
export function toTemplate(shell: string): string {
  return shell.replace(/^<!doctype html>\s*/i, '').replace(SHELL_START, '')
}
