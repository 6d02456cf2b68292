import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Block } from '#contract/articleBody.ts'
import { toBlocks } from './toBlocks.ts'

const paragraph = (...spans: object[]) => ({ kind: 'paragraph', spans })
const text = (words: string) => paragraph({ text: words })

describe("an article's body", () => {
  it('has paragraphs, headings, pull quotes and lists', () => {
    const body = ['Erster', 'Absatz.', '', '## Zwei', '', '> Merksatz.', '', '- eins', '- zwei', '', '1. drei'].join(
      '\n',
    )
    expect(toBlocks(body)).toEqual([
      text('Erster Absatz.'),
      { kind: 'heading', spans: [{ text: 'Zwei' }] },
      { kind: 'quote', spans: [{ text: 'Merksatz.' }] },
      { kind: 'list', ordered: false, items: [[{ text: 'eins' }], [{ text: 'zwei' }]] },
      { kind: 'list', ordered: true, items: [[{ text: 'drei' }]] },
    ])
  })

  it('has bold, italic and linked words, and lines that were ended by hand', () => {
    expect(toBlocks('Das ist **fett und *schräg***,\\\nund [hier](/movies/dark "Titel") geht es weiter.')).toEqual([
      paragraph(
        { text: 'Das ist ' },
        { text: 'fett und ', strong: true },
        { text: 'schräg', strong: true, emphasis: true },
        { text: ',\nund ' },
        { text: 'hier', href: '/movies/dark' },
        { text: ' geht es weiter.' },
      ),
    ])
  })

  it('is its text where it is anything else', () => {
    const typed =
      '<script>alert(1)</script>\n\nEin <b>Wort</b>, `Code` und ![ein Bild](/x.png).\n\n---\n\n    eingerückt'
    expect(toBlocks(typed)).toEqual([
      text('<script>alert(1)</script>'),
      text('Ein <b>Wort</b>, Code und ein Bild.'),
      text('eingerückt'),
    ])
    expect(toBlocks(' \n\n[a]: /x\n')).toEqual([])
  })

  it('has flat lists: what was within an item follows it', () => {
    expect(toBlocks('- eins\n\n  noch eins\n  - innen\n- zwei')).toEqual([
      { kind: 'list', ordered: false, items: [[{ text: 'eins\nnoch eins' }], [{ text: 'innen' }], [{ text: 'zwei' }]] },
    ])
  })

  it.each([
    'https://example.org/a?b=c#d',
    'http://example.org/',
    '/movies/oppenheimer?x=1#kommentare',
    '/liste/mit%20Leerzeichen',
  ])('links to %s', (address) => {
    expect(toBlocks(`[hier](${address})`)).toEqual([paragraph({ text: 'hier', href: address })])
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '&#x6a;avascript:alert(1)',
    'java&#9;script:alert(1)',
    'data:text/html,hallo',
    'vbscript:x',
    'mailto:a@example.org',
    '//fremd.example',
    '/\\fremd.example',
    '/&#9;/fremd.example',
    '/.//fremd.example',
    '/../..//fremd.example',
    'https:fremd.example',
    'https://name:wort@fremd.example',
    'relativ/weiter',
    '#anker',
    '?frage',
    'http://[',
    '',
  ])('is plain text where it would lead to %j', (address) => {
    expect(toBlocks(`[hier](<${address}>)`)).toEqual([text('hier')])
    expect(toBlocks(`[hier](${address})`).flatMap((block) => (block.kind === 'list' ? [] : block.spans))).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ href: expect.anything() })]),
    )
  })

  it.each(['> ', '- ', '**a ', '[', '* _', '1. ', '> a\n\n', '- a\n'])('bears %j over and over', (typed) => {
    const before = process.cpuUsage()
    const blocks = toBlocks(`${typed.repeat(Math.ceil(30_000 / typed.length))}Ende`)
    expect(z.safeParse(z.array(Block), blocks).success).toBe(true)
    // Without care one of these takes a minute and a half of work; how long it takes depends on who works besides.
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000)
  })

  it('is whole where it is long: a list that begins in one portion ends there', () => {
    const long = Array.from({ length: 60 }, (_, index) => `Absatz ${index} ${'Wort '.repeat(20).trim()}.`)
    const list = Array.from({ length: 12 }, (_, index) => `${index + 1}. ${'Punkt '.repeat(30).trim()}`)
    const blocks = toBlocks([...long, list.join('\n\n'), ...long].join('\n\n'))
    expect(blocks.filter(({ kind }) => kind === 'paragraph')).toHaveLength(120)
    expect(blocks.flatMap((block) => (block.kind === 'list' ? [block.items.length] : []))).toEqual([12])
  })

  const pieces = fc.constantFrom(
    ...['> ', '- ', '1. ', '## ', '**', '*', '_', '[', '](', ')', '`', '\n', '\n\n', '  ', '\\', '<', '>', '!', '&#9;'],
    ...['javascript:', 'https://', '//', '/', 'a.example', '<script>', 'Wort', 'Ä', '\t', '\u0000', '😀', ':', '@'],
  )

  it('fits the contract whatever was typed, loses no word, and leads nowhere but to the web and to its own site', () => {
    const typed = fc.oneof(
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 200 }),
    )
    fc.assert(
      fc.property(typed, (markdown) => {
        const blocks = toBlocks(markdown)
        expect(z.parse(z.array(Block), blocks)).toEqual(blocks)
        const spans = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans))
        expect(spans.every((span) => span.text !== '')).toBe(true)
        for (const { href } of spans) {
          if (href === undefined) continue
          const url = new URL(href, 'https://lichtspiel.example')
          expect(['http:', 'https:']).toContain(url.protocol)
          expect(url.origin === 'https://lichtspiel.example').toBe(href.startsWith('/'))
        }
      }),
      { numRuns: 500 },
    )
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zäöü]{1,8}$/), { minLength: 1, maxLength: 20 }), (words) => {
        expect(toBlocks(words.join(' '))).toEqual([text(words.join(' '))])
      }),
    )
  })
})
