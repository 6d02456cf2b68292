import { minifySync, type Plugin } from 'vite'

const INLINE = /<script( data-frame)?>([\s\S]*?)<\/script>/g

/** Minifies the inline scripts of `index.html`, which every page contains. */
export const minifyInline: Plugin = {
  name: 'minify-inline',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace(INLINE, toMinified) },
}

/** @throws Error at a script with a fault. */
function toMinified(_tag: string, attribute = '', source: string): string {
  const { code, errors } = minifySync('inline.js', source)
  if (errors[0]) throw new Error(errors[0].message)
  return `<script${attribute}>${code.trim()}</script>`
}
