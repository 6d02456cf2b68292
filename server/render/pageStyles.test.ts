import { expect, it } from 'vitest'
import { toRules } from '../../scripts/build/pageStyles.ts'
import { toPageStyles } from './pageStyles.ts'

/** The rules of a stylesheet that a page with this HTML needs. */
const stylesFor = (css: string, html: string) => toPageStyles({ 'a.css': toRules(css) }, ['a.css'], html)

it('keeps the rules whose classes the page has, and those without any', () => {
  const css = ':root{--a:1}h1{top:0}.card{top:1px}.card .title{top:2px}.title.isBig{top:3px}.other,.card:hover{top:4px}'
  expect(stylesFor(css, '<div class="card title">')).toBe(
    'h1{top:0}.card{top:1px}.card .title{top:2px}.other,.card:hover{top:4px}',
  )
})

it('keeps the custom properties that are used: by a rule, an attribute, another property or keyframes', () => {
  const css =
    ':root{--a:1px;--b:var(--a);--c:2px;--d:3px;--e: ;--f:4px;top:var(--b,var(--e,0))}@media print{:root{--a:5px;--f:6px}}@keyframes rise{to{top:var(--d)}}'
  expect(stylesFor(css, '<p style="top:var(--c)">')).toBe(
    ':root{top:var(--b,var(--e,0));--a:1px;--b:var(--a);--c:2px;--d:3px;--e: }@media print{:root{--a:5px}}',
  )
})

it('asks for no class inside of :not(), :is() and :has(), which may match without it', () => {
  expect(stylesFor('.card:not(.isOpen){top:0}.card:has(.isOpen){top:1px}', '<p class="card">')).toBe(
    '.card:not(.isOpen){top:0}.card:has(.isOpen){top:1px}',
  )
  expect(stylesFor('.none:not(.card){top:0}', '<p class="card">')).toBe('')
})

it('keeps a condition with what is left inside, or leaves it out with everything', () => {
  const css = '@media (min-width:60rem){.card{top:0}.other{top:1px}}@media print{.other{top:2px}}'
  expect(stylesFor(css, '<p class="card">')).toBe('@media (min-width:60rem){.card{top:0}}')
})

it('keeps the keyframes that are used, a fallback face, and no face that is a file', () => {
  const css =
    '@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local(Arial)}@keyframes in{to{top:0}}@keyframes out{to{top:1px}}.card{animation:in 1s}'
  expect(stylesFor(css, '<p class="card">')).toBe(
    '@font-face{font-family:B;src:local(Arial)}.card{animation:in 1s}@keyframes in{to{top:0}}',
  )
})

it('keeps an at-rule that only declares something', () => {
  const css = '@property --a{syntax:"*";inherits:false}@view-transition{navigation:auto}@layer a;'
  expect(stylesFor(css, '')).toBe(css.replace('a;', 'a'))
})

it('keeps the order of the stylesheets, and passes over an unknown one', () => {
  const sheets = { 'a.css': toRules('p{top:0}'), 'b.css': toRules('p{top:1px}') }
  expect(toPageStyles(sheets, ['b.css', 'none.css', 'a.css'], '')).toBe('p{top:1px}p{top:0}')
})
