import type { List, Nodes } from 'mdast'
import type { Block, Span } from '#contract/articleBody.ts'
import { parse } from './parse.ts'
import { tame, toPortions } from './tame.ts'
import { toSpans } from './toSpans.ts'

/** Nobody means more: what is nested deeper is told by its text alone. */
const MOST_DEPTH = 12

/**
 * A body as its page shows it (ADR 027). Of Markdown it takes paragraphs, headings, quotes, lists, emphasis and links;
 * everything else is its text, HTML as it was typed. It never throws: whatever was typed is a body.
 */
export function toBlocks(markdown: string): Block[] {
  return [...eachBlock(markdown)]
}

/** A body block by block, as far as somebody asks: the rest is never parsed. */
export function* eachBlock(markdown: string): Generator<Block> {
  for (const portion of toPortions(tame(markdown))) {
    for (const node of parse(portion).children) yield* nodeBlocks(node, 0)
  }
}

function nodeBlocks(node: Nodes, depth: number): Block[] {
  if (depth > MOST_DEPTH) return toTextBlock('paragraph', [node])
  switch (node.type) {
    case 'heading':
      return toTextBlock('heading', node.children)
    case 'blockquote':
      return toQuote(node.children.flatMap((child) => nodeBlocks(child, depth + 1)))
    case 'list': {
      const items = toItems(node, depth)
      return items.length === 0 ? [] : [{ kind: 'list', ordered: node.ordered === true, items }]
    }
    case 'paragraph':
      return toTextBlock('paragraph', node.children)
    default:
      return toTextBlock('paragraph', [node])
  }
}

/** A quote whose text begins with `!` is a spoiler, all of it; lists stay lists, but for one below such a beginning. */
function toQuote(blocks: readonly Block[]): Block[] {
  const [first] = blocks
  const isSpoiler = first !== undefined && first.kind !== 'list' && first.spans[0]?.text.startsWith('!') === true
  if (!isSpoiler) return blocks.map((block) => (block.kind === 'list' ? block : { ...block, kind: 'quote' }))
  return blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.spans]))
    .map((spans, index) => (index === 0 ? withoutSign(spans) : spans))
    .filter((spans) => spans.length > 0)
    .map((spans) => ({ kind: 'spoiler', spans }))
}

function withoutSign([first, ...rest]: readonly Span[]): Span[] {
  const text = first?.text.slice(1).trimStart() ?? ''
  return first && text !== '' ? [{ ...first, text }, ...rest] : rest
}

function toTextBlock(kind: 'paragraph' | 'heading', nodes: readonly Nodes[]): Block[] {
  const spans = toSpans(nodes)
  return spans.length === 0 ? [] : [{ kind, spans }]
}

/** A list is flat: the items of one within an item follow it. Paragraphs within an item are lines of it. */
function toItems({ children }: List, depth: number): Span[][] {
  return children.flatMap((item) => {
    const own = item.children
      .filter(({ type }) => type !== 'list' || depth >= MOST_DEPTH)
      .flatMap((child, index) => [...(index > 0 ? [{ type: 'break' } as const] : []), child])
    const inner = depth < MOST_DEPTH ? item.children.filter((child) => child.type === 'list') : []
    const spans = toSpans(own)
    return [...(spans.length > 0 ? [spans] : []), ...inner.flatMap((list) => toItems(list, depth + 1))]
  })
}
