import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One rule of a stylesheet, as the build lists it: with the classes that each of its selectors needs and the custom
 * properties that it declares (apart from its `css`), keyframes with their name, a font's face with whether it is a file,
 * or a condition (`@media …`) around other rules.
 */
export type StyleRule =
  | {
      css: string
      classes?: string[][]
      properties?: [name: string, value: string][]
      keyframes?: string
      isFile?: boolean
    }
  | { at: string; rules: StyleRule[] }

/** The rules of each stylesheet, by its file. */
export type Sheets = Record<string, StyleRule[]>

/** Reads the list of rules. Throws when the app has not been built. */
export const readSheets = (clientDir: string): Sheets =>
  JSON.parse(readFileSync(join(clientDir, '.vite', 'styles.json'), 'utf8'))

const CLASSES = /\bclass="([^"]*)"/g

/**
 * The rules that a page's HTML needs at its first paint: those whose classes it has, in the order of the stylesheets.
 * Fonts that are files come with the whole stylesheets, behind the first paint.
 *
 * @param files the page's stylesheets, in order.
 */
export function toPageStyles(sheets: Sheets, files: readonly string[], html: string): string {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(CLASSES)) for (const name of names.split(' ')) classes.add(name)
  const rules = files.flatMap((file) => sheets[file] ?? [])
  const matching = select(rules, classes)
  const css = write(matching, findUsed(matching, html + keyframes(rules).join('')))
  return css + writeKeyframes(rules, css)
}

/** The rules that may match, without keyframes. */
function select(rules: readonly StyleRule[], classes: ReadonlySet<string>): StyleRule[] {
  return rules.flatMap((rule): StyleRule[] => {
    if ('at' in rule) return [{ at: rule.at, rules: select(rule.rules, classes) }]
    const isNeeded = !rule.keyframes && !rule.isFile && matches(rule.classes, classes)
    return isNeeded ? [rule] : []
  })
}

const matches = (selectors: string[][] | undefined, classes: ReadonlySet<string>) =>
  selectors?.some((required) => required.every((name) => classes.has(name))) ?? true

const USE = /var\((--[\w-]+)/g

/** The custom properties that the rules or another text use, by themselves or in the value of another one. */
function findUsed(rules: readonly StyleRule[], other: string): ReadonlySet<string> {
  const values = new Map<string, string>()
  let text = other
  const read = (some: readonly StyleRule[]) => {
    for (const rule of some) {
      if ('at' in rule) {
        read(rule.rules)
        continue
      }
      text += rule.css
      for (const [name, value] of rule.properties ?? []) values.set(name, `${values.get(name) ?? ''} ${value}`)
    }
  }
  read(rules)
  const used = new Set<string>()
  const waiting = [text]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [, name = ''] of next.matchAll(USE)) {
      if (used.has(name)) continue
      used.add(name)
      waiting.push(values.get(name) ?? '')
    }
  }
  return used
}

/** The keyframes that the rules use; the build gives no name to those inside of a condition, which come with it. */
const writeKeyframes = (rules: readonly StyleRule[], css: string): string =>
  rules.flatMap((rule) => ('css' in rule && rule.keyframes && css.includes(rule.keyframes) ? [rule.css] : [])).join('')

/** All keyframes, used or not. */
const keyframes = (rules: readonly StyleRule[]): string[] =>
  rules.flatMap((rule) => ('css' in rule && rule.keyframes ? [rule.css] : []))

function write(rules: readonly StyleRule[], used: ReadonlySet<string>): string {
  let css = ''
  for (const rule of rules) {
    if ('at' in rule) {
      const inner = write(rule.rules, used)
      if (inner) css += `${rule.at}{${inner}}`
    } else css += withProperties(rule.css, rule.properties?.filter(([name]) => used.has(name)) ?? [])
  }
  return css
}

/** A rule with declarations of custom properties; nothing where it has no other ones. */
function withProperties(css: string, properties: readonly (readonly [string, string])[]): string {
  const declared = properties.map(([name, value]) => `${name}:${value}`).join(';')
  if (css.endsWith('{}')) return declared && `${css.slice(0, -1)}${declared}}`
  return declared ? `${css.slice(0, -1)};${declared}}` : css
}
