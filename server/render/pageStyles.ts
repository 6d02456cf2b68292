import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One rule of a stylesheet, as the build lists it: with the classes that each of its selectors needs, keyframes with
 * their name, a font's face with whether it is a file, or a condition (`@media …`) around other rules.
 */
export type StyleRule =
  | { css: string; classes?: string[][]; keyframes?: string; isFile?: boolean }
  | { at: string; rules: StyleRule[] }

/** The rules of each stylesheet, by its file. */
export type Sheets = Record<string, StyleRule[]>

/** Reads the list of rules. Throws when the app has not been built. */
export const readSheets = (clientDir: string): Sheets =>
  JSON.parse(readFileSync(join(clientDir, '.vite', 'styles.json'), 'utf8'))

const CLASSES = /\bclass="([^"]*)"/g

/**
 * The rules that a page's HTML needs at its first paint: those whose classes it has, in the order of the stylesheets.
 *
 * @param files the page's stylesheets, in order.
 * @param options.withFaces whether fonts that are files are among them. Otherwise they come with the whole stylesheets,
 * behind the first paint.
 */
export function toPageStyles(
  sheets: Sheets,
  files: readonly string[],
  html: string,
  { withFaces = false }: { withFaces?: boolean } = {},
): string {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(CLASSES)) for (const name of names.split(' ')) classes.add(name)
  const rules = files.flatMap((file) => sheets[file] ?? [])
  const css = write(rules, { classes, withFaces })
  return css + writeKeyframes(rules, css)
}

type Needs = { classes: ReadonlySet<string>; withFaces: boolean }

function write(rules: readonly StyleRule[], needs: Needs): string {
  let css = ''
  for (const rule of rules) {
    if ('at' in rule) {
      const inner = write(rule.rules, needs)
      if (inner) css += `${rule.at}{${inner}}`
    } else if (!rule.keyframes && (needs.withFaces || !rule.isFile) && matches(rule.classes, needs.classes))
      css += rule.css
  }
  return css
}

const matches = (selectors: string[][] | undefined, classes: ReadonlySet<string>) =>
  selectors?.some((required) => required.every((name) => classes.has(name))) ?? true

/** The keyframes that the rules use; the build gives no name to those inside of a condition, which come with it. */
const writeKeyframes = (rules: readonly StyleRule[], css: string): string =>
  rules.flatMap((rule) => ('css' in rule && rule.keyframes && css.includes(rule.keyframes) ? [rule.css] : [])).join('')
