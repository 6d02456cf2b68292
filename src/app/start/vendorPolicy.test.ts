import { expect, it } from 'vitest'
import { isInactive } from './vendorPolicy.ts'

it.each(['', '<div class="box"><iframe src="https://vendor.example/frame"></iframe></div>', 'Licht &amp; Ton'])(
  'lets HTML through that runs nothing: %s',
  (html) => {
    expect(isInactive(html)).toBe(true)
  },
)

it.each([
  '<script>a()</script>',
  '<SCRIPT src=x>',
  '<img src=x onerror=a()>',
  '<svg\nonload = "a()">',
  '<a href="JavaScript:a()">',
  '<iframe srcdoc="&lt;p&gt;">',
])('refuses HTML that may run something: %s', (html) => {
  expect(isInactive(html)).toBe(false)
})
