import { expect, it } from 'vitest'
import { withFrame } from './startFrame.ts'

const SHELL = `<html><head><script type="importmap">{"imports":{}}</script>
  <script type="module" src="/assets/main.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react.js">
  <link rel="stylesheet" crossorigin href="/assets/app.css">
  <link rel="stylesheet" crossorigin href="/assets/first.css">
</head><body><div id="root"><!--ssr-html--></div><script>near()</script></body></html>`

it('puts the frame beside the root with its rules in the head, and everything else of the app behind it', () => {
  const html = withFrame(SHELL, '<div id="frame"></div>', (frame) => `p{top:${frame.length}px}`)
  const [head = '', body = ''] = html.split('</head>')
  expect(head).toMatch(/^<html><head>\s*<style>p\{top:22px\}<\/style>\s*$/)
  expect(body).toMatch(
    /<div id="root">.*<\/div><div id="frame"><\/div><script type="importmap">.*<\/script><template data-frame>.*<\/template><script data-frame>.*<\/script><script>near/,
  )
})

it('hides the links of the app from a parser that looks ahead, stylesheets first', () => {
  const html = withFrame(SHELL, '<div id="frame"></div>', () => '')
  const outside = html.replace(/<template data-frame>(.*?)<\/template>/, '')
  expect(outside).not.toMatch(/<link|type="module"/)
  expect([...html.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file)).toEqual([
    'app.css',
    'first.css',
    'main.js',
    'react.js',
  ])
  expect(html).toContain('import("/assets/main.js")')
  expect(() => withFrame(SHELL.replace('"module"', ''), '', () => '')).toThrow('no entry')
})
