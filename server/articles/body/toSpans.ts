import type { Nodes } from 'mdast'
import type { Span } from '#contract/articleBody.ts'
import { toHref } from './toHref.ts'

type Look = Omit<Span, 'text'>

/** Nobody means more: what is nested deeper is told by its text alone. */
const MOST_DEPTH = 12

/**
 * Runs of text that look alike, those side by side as one, without blanks at the ends. A line that was only wrapped goes
 * on. What is no link, no emphasis and no break is its text.
 */
export function toSpans(nodes: readonly Nodes[]): Span[] {
  const spans: Span[] = []
  for (const span of nodes.flatMap((node) => inlineSpans(node, {}, 0))) {
    const last = spans.at(-1)
    if (last && isAlike(last, span)) last.text += span.text
    else spans.push({ ...span })
  }
  const first = spans[0]
  if (first) first.text = first.text.trimStart()
  const last = spans.at(-1)
  if (last) last.text = last.text.trimEnd()
  return spans.filter(({ text }) => text !== '')
}

function inlineSpans(node: Nodes, look: Look, depth: number): Span[] {
  if (depth > MOST_DEPTH) return [toSpan(toText(node), look)]
  const within = (more: Look) =>
    'children' in node ? node.children.flatMap((child) => inlineSpans(child, { ...look, ...more }, depth + 1)) : []
  switch (node.type) {
    case 'strong':
      return within({ strong: true })
    case 'emphasis':
      return within({ emphasis: true })
    case 'link': {
      const href = toHref(node.url)
      return within(href === null ? {} : { href })
    }
    case 'break':
      return [{ text: '\n', ...look }]
    default:
      return 'children' in node ? within({}) : [toSpan(toText(node), look)]
  }
}

const toSpan = (text: string, look: Look): Span => ({ text: toOneLine(text), ...look })

/** An expression that looks for blanks before a line's end would try each of many blanks anew. */
function toOneLine(text: string): string {
  const lines = text.split('\n')
  const last = lines.length - 1
  return lines
    .map((line, index) => (index > 0 ? line.trimStart() : line))
    .map((line, index) => (index < last ? line.trimEnd() : line))
    .join(' ')
}

const isAlike = (one: Span, other: Span): boolean =>
  one.strong === other.strong && one.emphasis === other.emphasis && one.href === other.href

/** All text below a node, however deep: without recursion, since nesting costs a writer one character a level. */
function toText(node: Nodes): string {
  const waiting: Nodes[] = [node]
  const texts: string[] = []
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if ('children' in next) waiting.push(...next.children.toReversed())
    else if ('value' in next) texts.push(next.value)
    else if ('alt' in next) texts.push(next.alt ?? '')
  }
  return texts.join('')
}
