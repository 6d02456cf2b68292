import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** `axe.source` is more than twice as long, and each screen parses it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** 640 is a laptop's 1280 at 200 % zoom, 320 at 400 % (WCAG 1.4.10). */
const WIDTHS = [1280, 768, 640, 390, 320]

/** The faults of the present page, in words. Afterwards the page is dark and narrow. */
export async function findScreenFaults(page: Page): Promise<string[]> {
  return [
    ...(await findAxeFaults(page, { colorScheme: 'light' })),
    ...(await findAxeFaults(page, { colorScheme: 'dark', only: COLOUR_RULES })),
    ...(await page.evaluate(findDomFaults)),
    ...(await findNamelessFaults(page)),
    ...(await findOverflow(page)),
  ]
}

/** Axe's rules about colours: all that dark colours can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Axe's findings in a part of the page by day and by night, and overflow at some widths, in px. Afterwards the page is
 * dark and has the last width.
 */
export async function findPartFaults(
  page: Page,
  { within = 'html', widths = [] }: { within?: string; widths?: readonly number[] } = {},
): Promise<string[]> {
  const byDay = await findAxeFaults(page, { colorScheme: 'light', within })
  const byNight = await findAxeFaults(page, { colorScheme: 'dark', within })
  return [...byDay, ...byNight, ...(await findOverflowAt(page, widths))]
}

type AxeOptions = {
  colorScheme?: 'light' | 'dark'
  /** A selector of the part to check. */
  within?: string
  /** Rules by name; all of them by default. */
  only?: readonly string[]
}

/** Axe's findings, once the page's colours no longer change. */
export async function findAxeFaults(
  page: Page,
  { colorScheme, within = 'html', only }: AxeOptions = {},
): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce', ...(colorScheme ? { colorScheme } : {}) })
  await page.evaluate(untilColoursRest)
  await injectAxe(page)
  const options: RunOptions = {
    // Rules that pass are not reported.
    resultTypes: ['violations'],
    ...(only && { runOnly: { type: 'rule', values: [...only] } }),
  }
  const found = await page.evaluate(
    async ([part, runOptions]) => {
      const { violations } = await window.axe.run({ include: part }, runOptions)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [within, options] as const,
  )
  return found.map((fault) => `${colorScheme ?? 'at rest'}: ${fault}`)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Loads axe into the page's document, once. `@axe-core/playwright` loads it again for each analysis, which takes as
 * long as the analysis.
 */
async function injectAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(AXE)
}

/** Runs in the page: colours in a transition from day to night belong to neither. */
async function untilColoursRest(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
}

/** The roles that need a name. */
const NAMED = new Set(
  [
    'button',
    'link',
    'textbox',
    'searchbox',
    'combobox',
    'checkbox',
    'switch',
    'radio',
    'slider',
    'listbox',
    'option',
  ].concat(['dialog', 'navigation', 'region', 'image', 'heading', 'DisclosureTriangle']),
)

/** The browser's own view of names, which a screen reader gets. Where axe computes another name, this one counts. */
async function findNamelessFaults(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  await devtools.detach()
  return nodes
    .filter(
      ({ ignored, role, name }) => !ignored && NAMED.has(String(role?.value)) && !String(name?.value ?? '').trim(),
    )
    .map(({ role }) => `it has a nameless ${role?.value}`)
}

async function findOverflow(page: Page): Promise<string[]> {
  const faults = await findOverflowAt(page, WIDTHS)
  // Text alone at 200 % (WCAG 1.4.4).
  await page.setViewportSize({ ...(page.viewportSize() ?? { height: 844 }), width: 768 })
  const enlarge = (size: string) =>
    page.evaluate((fontSize) => {
      Object.assign(document.documentElement.style, { fontSize })
    }, size)
  await enlarge('200%')
  const overflow = await page.evaluate(findSidewaysFaults)
  await enlarge('')
  return [...faults, ...overflow.map((fault) => `with large text ${fault}`)]
}

async function findOverflowAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  const { height } = page.viewportSize() ?? { height: 844 }
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    const overflow = await page.evaluate(findSidewaysFaults)
    faults.push(...overflow.map((fault) => `at ${width} px ${fault}`))
  }
  return faults
}

/** Runs in the page: the distance by which it scrolls sideways, and the parts that cannot be reached by scrolling. */
export function findSidewaysFaults(): string[] {
  const faults: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`it scrolls ${scrollWidth - clientWidth} px sideways`)
  // Fixed elements lie outside of the page's scrolling area; inside of a dialog, the dialog's area counts.
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    const by = dialog.scrollWidth - dialog.clientWidth
    if (by > 0) faults.push(`its dialog scrolls ${by} px sideways`)
    const { left, right } = dialog.getBoundingClientRect()
    if (left < 0 || right > clientWidth) faults.push('its dialog is cut off')
  }
  return faults
}

/** Runs in the page, with reduced motion. */
function findDomFaults(): string[] {
  const faults: string[] = []
  const titles = document.querySelectorAll('h1')
  if (titles.length !== 1) faults.push(`it has ${titles.length} main headings`)
  if (document.querySelectorAll('main').length !== 1) faults.push('it has not one main part')
  if (!/ – |^Lichtspiel$/.test(document.title)) faults.push(`its title is "${document.title}"`)
  for (const animation of document.getAnimations()) {
    const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
    const lasts = typeof duration === 'number' && duration > 10
    if (animation.playState === 'running' && lasts) {
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target?.className : ''
      faults.push(`it moves although motion is reduced: ${target} ${duration} ms × ${iterations}`)
    }
  }
  return faults
}
