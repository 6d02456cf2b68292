import { filesOf, type Manifest } from './manifest.ts'

/** A page whose pictures never arrive comes alive all the same, after this. */
const START_AT_LATEST_MS = 4000

/**
 * The script that brings a rendered page to life once it has loaded and been painted (the second frame after). What a visitor sees first (styles, fonts, the
 * largest picture) has the connection to itself; links work without any script. Then the entry and the page's modules
 * are asked for at once.
 *
 * @param modules source paths of the views that the page's routes load lazily.
 */
export function createStartScript(manifest: Manifest): (modules: readonly string[]) => string {
  return (modules) => {
    const [entry, ...others] = filesOf(manifest, modules).map((file) => `/${file}`)
    return `<script>{let start=()=>{start=()=>{};for(const href of ${JSON.stringify(others)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}import(${JSON.stringify(entry)})};addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>start())));setTimeout(()=>start(),${START_AT_LATEST_MS})}</script>`
  }
}

/** The shell's own way to start, at once: right where nothing is to be seen before the script runs. */
const SHELL_START = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

/** The built `index.html` as a template for rendered pages: without its doctype and its own start. */
export function toTemplate(shell: string): string {
  return shell.replace(/^<!doctype html>\s*/i, '').replace(SHELL_START, '')
}
