import { expect, it } from 'vitest'
import { toLean } from './leanCalls.ts'

it('leaves of a call what a browser reads, and marks as pure what is called at the top', () => {
  const module = `const Words = z.string().check(z.trim())
export const sayCall = defineCall({
  method: 'POST',
  path: '/api/say',
  summary: 'Say something, or (not) nothing',
  audience: 'member',
  command: true,
  body: z.object({ words: Words }),
  answer: z.object({ words: z.string() }),
})
export const count = (text) => text.split(' ').length
`
  expect(toLean(module).replaceAll('/* @__PURE__ */ ', '~').replace(/\s+/g, ' ')).toBe(
    "const Words = ~~z.string().check(~z.trim()) export const sayCall = ~defineCall({ method: 'POST', path: '/api/say', " +
      "audience: 'member', answer: ~z.object({ words: ~z.string() }), }) export const count = (text) => text.split(' ').length ",
  )
})
