import { expect, it } from 'vitest'
import { withFrame } from './startFrame.ts'

const SHELL = `<html><head><script type="module" src="/assets/main.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/app.css">
  <link rel="stylesheet" crossorigin href="/assets/first.css">
</head><body><div id="root"><!--ssr-html--></div><script>near()</script></body></html>`

it('puts the frame beside the root with its rules in the head, and the stylesheets behind it', () => {
  const html = withFrame(SHELL, '<div id="frame"></div>', (frame) => `p{top:${frame.length}px}`)
  expect(html).toMatch(/<style>p\{top:22px\}<\/style>\s*<\/head>/)
  const [head = '', body = ''] = html.split('</head>')
  expect(head).not.toContain('stylesheet')
  expect(body).toMatch(
    /<div id="root">.*<\/div><div id="frame"><\/div><script data-frame>.*<\/script><link [^>]*app\.css"><link [^>]*first\.css"><script>near/,
  )
})

it('fetches the entry ahead, and starts it behind the first paint', () => {
  const html = withFrame(SHELL, '<div id="frame"></div>', () => '')
  expect(html).not.toContain('<script type="module"')
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/main.js">')
  expect(html).toContain('import("/assets/main.js")')
  expect(() => withFrame(SHELL.replace('module', ''), '', () => '')).toThrow('no entry')
})
