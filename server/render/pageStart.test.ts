import { expect, it } from 'vitest'
import { withFrame } from '../../scripts/build/startFrame.ts'
import { createPageStart, toTemplate } from './pageStart.ts'

const manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_poster.js': { file: 'assets/poster.js', imports: ['_shared.js'] },
  '_first.js': { file: 'assets/first.js', css: ['assets/first.css'] },
  'src/views/film/loader.ts': { file: 'assets/film.js', imports: ['_poster.js'] },
  '_other.js': { file: 'assets/other.js', css: ['assets/other.css'] },
  'src/views/film/FilmView.tsx': { file: 'assets/film.js', imports: ['_poster.js'] },
  'src/views/lists/ListsView.tsx': { file: 'assets/lists.js', imports: ['_first.js', '_other.js'] },
}
const sheets = {
  'assets/first.css': [{ css: '.card{top:0}', classes: [['card']] }],
  'assets/other.css': [{ css: '.row{top:0}', classes: [['row']] }],
}
const pageStart = createPageStart(manifest, sheets, '<link rel="stylesheet" crossorigin href="/assets/first.css">')

it('evaluates, once the page has loaded, what is imported before what imports it, each file once, and the entry last', () => {
  const { script } = pageStart(['src/views/film/loader.ts', 'src/views/film/FilmView.tsx'], '')
  expect(script).toContain('addEventListener("load"')
  expect(script).toContain('["/assets/shared.js","/assets/poster.js","/assets/film.js","/assets/main.js"]')
})

it('writes the rules that its HTML needs, of the shell’s stylesheets and of its views’', () => {
  const html = '<div class="card row">'
  expect(pageStart(['src/views/film/FilmView.tsx'], html).style).toBe('.card{top:0}')
  expect(pageStart(['src/views/lists/ListsView.tsx'], html).style).toBe('.card{top:0}.row{top:0}')
  expect(pageStart(['src/views/lists/ListsView.tsx'], '<div class="row">').style).toBe('.row{top:0}')
})

it('loads the whole stylesheets before it evaluates any module; without scripts they are linked', () => {
  const { script, links } = pageStart(['src/views/lists/ListsView.tsx'], '')
  expect(script).toContain('["/assets/first.css","/assets/other.css"].map')
  expect(script.indexOf('await Promise.all(styled).then(()=>first.remove()')).toBeLessThan(
    script.indexOf('await import(href)'),
  )
  expect(script).toContain('first.before(one)')
  // Once in its place: a moved stylesheet is fetched again.
  expect(script.match(/append\(/g)).toEqual(['append('])
  expect(links.match(/href="[^"]+"/g)).toEqual(['href="/assets/first.css"', 'href="/assets/other.css"'])
})

it('starts at the latest time only behind the end of the document, where the import map is', () => {
  expect(pageStart([], '').script).toContain(
    'if(document.readyState==="loading")addEventListener("DOMContentLoaded",()=>start());else start()',
  )
})

it('gives each file a task of its own', () => {
  expect(pageStart([], '').script).toContain('await import(href);await new Promise(done=>setTimeout(done))')
})

it('passes over a view that was not built', () => {
  expect(pageStart(['src/views/none.tsx'], '').script).toContain('["/assets/shared.js","/assets/main.js"]')
})

it("leaves the shell's own start, frame and styles out of rendered pages, and nothing else", () => {
  const map = '<script type="importmap">{"imports":{}}</script>'
  const shell = `<!doctype html>
<html><head><script>theme()</script>
    ${map}
    <script type="module" crossorigin src="/assets/main.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared.js">
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head><body><div id="root"><!--ssr-html--></div><script>near()</script></body></html>`
  const page = `<html><head><script>theme()</script>
  </head><body><div id="root"><!--ssr-html--></div>${map}<script>near()</script></body></html>`
  const framed = withFrame(shell, '<div id="frame"><div>a</div></div>', () => '@media (width<60rem){p{top:0}}')
  expect(toTemplate(framed).replaceAll(/\s+</g, '<')).toBe(page.replaceAll(/\s+</g, '<'))
})
