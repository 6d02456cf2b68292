import { type Manifest, scriptsOf, stylesOf } from './manifest.ts'
import { type Sheets, toPageStyles } from './pageStyles.ts'

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
  /** The source of an inline stylesheet for the head: the rules that the page's HTML needs. */
  style: string
  /** The source of an inline script for the head. */
  script: string
  /** The whole stylesheets as links, as HTML, for browsers without scripts. */
  links: string
}

/**
 * The start of a rendered page: the rules of its first paint, which waits for no other file, and the script that
 * hydrates the page once it has loaded and been painted. Before that, the first impression (the page and its largest
 * picture) has the connection to itself; links work without any script.
 * Then the page's stylesheets, fonts and modules are fetched at once. Modules are evaluated after the styles have
 * arrived, one in a task, imported ones first and the entry last: together they would be one long task, in which no tap
 * is answered.
 *
 * @param shell the built `index.html`.
 * @returns a function of the source paths of the views that the page's routes load lazily, and of the page's HTML.
 */
export function createPageStart(manifest: Manifest, sheets: Sheets, shell: string) {
  const shellStyles = readStyleLinks(shell)
  return (modules: readonly string[], html: string): PageStart => {
    const styles = [...new Set([...shellStyles, ...stylesOf(manifest, [HYDRATION, ...modules])])]
    const scripts = scriptsOf(manifest, [HYDRATION, ...modules])
    return {
      style: toPageStyles(sheets, styles, html),
      script: `{${toStart(styles, scripts)};${WHEN_PAINTED}}`,
      links: styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join(''),
    }
  }
}

const toUrls = (files: readonly string[]) => JSON.stringify(files.map((file) => `/${file}`))

/**
 * Defines `start`, which loads styles and modules and runs the modules one after the other; a second call does nothing.
 * The stylesheets come before the page's own rules, which win until all of them are there: each alone would overrule
 * those rules that belong behind it.
 */
const toStart = (styles: readonly string[], scripts: readonly string[]): string =>
  `let start=async()=>{start=()=>{};const files=${toUrls(scripts)};${LINK}const first=document.querySelector("style");const styled=${toUrls(styles)}.map(href=>new Promise((done,failed)=>{const one=link("stylesheet",href);first.before(one);one.onload=done;one.onerror=failed}));for(const href of files)document.head.append(link("modulepreload",href));await Promise.all(styled).then(()=>first.remove(),()=>{});for(const href of files){await import(href);await new Promise(done=>setTimeout(done))}}`

/** Defines `link`; each link is put into its place once, because a stylesheet that is moved is fetched again. */
const LINK =
  'const link=(rel,href)=>{const one=document.createElement("link");one.rel=rel;one.crossOrigin="";one.href=href;return one};'

/**
 * Calls `start` once the loaded page has been painted, or after the latest time; never before the parser is at its end,
 * where the import map is and the content that the app hydrates.
 */
const WHEN_PAINTED = `let frames=${FRAMES_TO_PAINT};const untilPainted=()=>frames-->0||!performance.getEntriesByName("first-contentful-paint").length?requestAnimationFrame(untilPainted):start();addEventListener("load",untilPainted);setTimeout(()=>{if(document.readyState==="loading")addEventListener("DOMContentLoaded",()=>start());else start()},${START_AT_LATEST_MS})`

/** The shell's own start, which is immediate: right for a page that shows nothing before the script runs. */
const SHELL_START = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

export const STYLE_LINK = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g

/** The stylesheets that the built `index.html` links, in order. */
export const readStyleLinks = (shell: string): string[] => [...shell.matchAll(STYLE_LINK)].map(([, file = '']) => file)

/** The frame of a page that the worker starts, its rules, files and scripts (`scripts/build/startFrame.ts`). */
const FRAME =
  /\s*<(script|template) data-frame>[\s\S]*?<\/\1>|<div id="frame"[\s\S]*<\/div>(?=<script type="importmap">|<template data-frame>)|\s*<style>[\s\S]*?<\/style>/g

/** The built `index.html` as a template for rendered pages: without its doctype, frame, styles and own start. */
export function toTemplate(shell: string): string {
  return shell
    .replace(/^<!doctype html>\s*/i, '')
    .replace(SHELL_START, '')
    .replace(FRAME, '')
    .replace(STYLE_LINK, '')
}
