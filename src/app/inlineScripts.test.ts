import { expect, it } from 'vitest'
import { createInlineScripts } from './inlineScripts.ts'

it('collects what it writes, in order, and what others write', () => {
  const scripts = createInlineScripts()
  expect(scripts.write('a()')).toBe('<script>a()</script>')
  scripts.allow('b()')
  expect(scripts.write('c(1 < 2)')).toBe('<script>c(1 < 2)</script>')
  expect(scripts.sources).toEqual(['a()', 'b()', 'c(1 < 2)'])
})

it.each(['x="</script>"', 'x="</SCRIPT >"', 'x="<!--"'])(
  'refuses a source that the parser would not read as one script: %s',
  (source) => {
    const scripts = createInlineScripts()
    expect(() => scripts.write(source)).toThrow('ends the script')
    expect(() => scripts.allow(source)).toThrow('ends the script')
    expect(scripts.sources).toEqual([])
  },
)
