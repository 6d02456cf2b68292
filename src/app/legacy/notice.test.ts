// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { screen } from '@testing-library/react'
import ts from 'typescript'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { legacyNotice } from './notice.ts'

const IE_11 = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'
const IE_8 = 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)'
const DAY = 86_400_000
const NOW = new Date('2026-11-21T11:00:00Z')
/** The cookies that the script wrote, with their expiry, which reading a cookie does not tell. */
let written: string[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  written = []
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Runs the very script of the page as a browser of that name, until the page has loaded. */
function runAs(userAgent: string, cookie = '') {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((value) => {
    written.push(value)
  })
  const added = vi.spyOn(window, 'addEventListener')
  new Function(legacyNotice)()
  for (const [type, listener] of added.mock.calls) {
    if (type !== 'load') continue
    window.removeEventListener(type, listener)
    if (typeof listener === 'function') listener.call(window, new Event('load'))
  }
}
const notice = () => document.getElementById('legacy-notice')

it.each([IE_11, IE_8])('tells %s that it is not supported, and recommends browsers that are', (userAgent) => {
  runAs(userAgent)
  expect(screen.getByRole('alert')).toHaveTextContent(/nicht mehr unterstützt.*aktuellen Chrome oder Firefox/)
})

it.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
])('leaves %s alone', (userAgent) => {
  runAs(userAgent)
  expect(notice()).toBeNull()
})

it.each(['read-ie-consent=1', 'theme=dark; read-ie-consent=1'])('stays away for whoever has read it: %s', (cookie) => {
  runAs(IE_11, cookie)
  expect(notice()).toBeNull()
})

it('is not kept away by a cookie whose name only ends alike', () => {
  runAs(IE_11, 'not-read-ie-consent=1')
  expect(notice()).not.toBeNull()
})

it('hides on "verstanden", remembers it for one day, and is gone a second later', () => {
  runAs(IE_11)
  screen.getByRole('button', { name: 'verstanden' }).click()
  expect(notice()).not.toBeVisible()
  expect(written).toEqual([`read-ie-consent=1; path=/; expires=${new Date(NOW.getTime() + DAY).toUTCString()}`])
  vi.advanceTimersByTime(999)
  expect(notice()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(notice()).toBeNull()
})

it('is written in ECMAScript 3: nothing in it is younger', () => {
  const source = ts.createSourceFile('legacy.js', legacyNotice, ts.ScriptTarget.ES5, true)
  const young: string[] = []
  const visit = (node: ts.Node): void => {
    const isYoungList = ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.BlockScoped) !== 0
    const isYoungKind =
      ts.isArrowFunction(node) ||
      ts.isTemplateLiteral(node) ||
      ts.isSpreadElement(node) ||
      ts.isClassLike(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isObjectBindingPattern(node) ||
      ts.isArrayBindingPattern(node) ||
      (ts.isParameter(node) && node.initializer !== undefined)
    if (isYoungList || isYoungKind) young.push(node.getText())
    ts.forEachChild(node, visit)
  }
  visit(source)
  expect(young).toEqual([])
  expect(legacyNotice).not.toMatch(/\b(classList|textContent|querySelector|forEach|remove\(\)|\?\.|\?\?|\*\*)/)
})
