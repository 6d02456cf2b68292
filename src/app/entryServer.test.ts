import { expect, it } from 'vitest'
import { anonymous, type Session } from '#contract/session.ts'
import { render, renderFrame } from './entryServer.tsx'

const TEMPLATE =
  '<html><head><!--ssr-head--></head><body><div id="root"><!--ssr-html--></div><!--ssr-scripts--></body></html>'

/** A page for which no call is needed. */
async function renderPage(path: string, session: Session = anonymous) {
  const { response, inline } = await render({
    request: new Request(`http://lichtspiel.example${path}`),
    fetchApi: () => Promise.reject(new TypeError('no server')),
    session,
    template: TEMPLATE,
    pageStart: (_views, html) => ({
      style: `h1{top:${html.length}px}`,
      script: 'start()',
      links: '<link rel="stylesheet">',
    }),
    now: () => new Date('2026-11-21T11:00:00Z'),
  })
  return { html: await response.text(), ...inline }
}

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\btype=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, source = '']) => source)

it('names every inline script that it wrote, the router’s too', async () => {
  const { html, scripts } = await renderPage('/hinweis/link-abgelaufen')
  const inline = inlineScripts(html)
  expect(inline).toContain('start()')
  expect(inline.some((source) => source.includes('$_TSR.router='))).toBe(true)
  expect(inline.some((source) => source.includes('sessionStorage'))).toBe(true)
  expect(inline.toSorted()).toEqual(scripts.toSorted())
})

it('puts the rules of the first paint into the head, and links the whole stylesheets for browsers without scripts', async () => {
  const { html, styles } = await renderPage('/hinweis/link-abgelaufen')
  expect(html).toMatch(/<head><style>h1\{top:\d{3,}px\}<\/style><noscript><link rel="stylesheet"><\/noscript>/)
  expect(styles).toEqual([/<style>(.*)<\/style>/.exec(html)?.[1]])
})

it('puts the state into the document, and nothing behind it', async () => {
  const { html } = await renderPage('/hinweis/link-abgelaufen')
  expect(html.indexOf('$_TSR.router=')).toBeLessThan(html.indexOf('</body>'))
  expect(html).toMatch(/<\/body><\/html>$/)
})

it('keeps content that looks like a script out of the page’s scripts, also where the state carries it', async () => {
  const attack = '</script><script>evil()</script><!--'
  const { html, scripts } = await renderPage(`/suche?q=${encodeURIComponent(attack)}`)
  expect(html).toContain('evil()')
  expect(html).not.toContain('<script>evil()')
  expect(scripts).not.toContain('evil()')
  expect(inlineScripts(html).toSorted()).toEqual(scripts.toSorted())
})

it('draws a frame for the shell that nobody can use, with the names of no element of the app', () => {
  const frame = renderFrame()
  expect(frame).toMatch(/^<div id="frame" class="[^"]+" aria-hidden="true" inert="">/)
  expect(frame).toContain('Startseite')
  expect(frame).not.toContain('id="inhalt"')
})
