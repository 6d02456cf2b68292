// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { saveDraftCall } from '#contract/articleDrafts.ts'
import { applyTool, insertLink, type Selection, type Tool, toEdited } from './applyTool.ts'

const tools: Tool[] = ['strong', 'emphasis', 'link', 'heading', 'quote', 'list', 'spoiler']

/** Texts of whatever is typed, with much of what the tools write. */
const piece = fc.oneof(
  fc.constantFrom('**', '_', '\n', '\n\n', '> ', '>! ', '- ', '## ', '[', '](', ')', ' ', '\t', '\u00a0', '\\', '`'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const aSelection = fc
  .tuple(
    fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
    fc.nat(),
    fc.nat(),
  )
  .map(([text, one, two]): Selection => {
    const [start = 0, end = 0] = [one % (text.length + 1), two % (text.length + 1)].sort((a, b) => a - b)
    return { text, start, end }
  })

it('leaves all other text as it is, and takes back what it did when it is applied once more', () => {
  fc.assert(
    fc.property(aSelection, fc.constantFrom(...tools), (selection, tool) => {
      const { text } = selection
      const edit = applyTool(tool, selection)
      const after = toEdited(selection, edit)
      expect(after.slice(0, edit.from)).toBe(text.slice(0, edit.from))
      expect(after.slice(edit.from + edit.insert.length)).toBe(text.slice(edit.to))
      // The removed text may have stood there twice.
      const isTaken = edit.insert.length < edit.to - edit.from
      if (tool === 'link' || isTaken) return
      const again = { text: after, start: edit.start, end: edit.end }
      expect(toEdited(again, applyTool(tool, again))).toBe(text)
    }),
    { numRuns: 10_000 },
  )
})

it('brings back byte for byte what was typed, through the contract and the outbox', () => {
  fc.assert(
    fc.property(aSelection, ({ text }) => {
      const draft = { title: text.slice(0, 100), body: text, revision: 'r1', base: null }
      const sent = z.parse(saveDraftCall.body, JSON.parse(JSON.stringify({ draft })))
      expect(structuredClone(sent.draft)).toEqual(draft)
    }),
    { numRuns: 10_000 },
  )
})

it.each([
  ['strong', 'Es [ist] dunkel.', 'Es **[ist]** dunkel.'],
  ['emphasis', '[]', '_[]_'],
  ['link', 'Der [Saal] leer.', 'Der [Saal]([https://]) leer.'],
  ['link', '[https://kino.example/a]', '[[]](https://kino.example/a)'],
  ['heading', 'Eins\nZw[]ei\nDrei', 'Eins\n[## Zwei]\nDrei'],
  ['list', 'E[ins\nZw]ei', '[- Eins\n- Zwei]'],
  ['spoiler', '[Er ist es.\nWirklich.]', '[>! Er ist es.\n> Wirklich.]'],
] as const)('marks what is selected: %s', (tool, before, after) => {
  const selection = toSelection(before)
  const edit = applyTool(tool, selection)
  const text = toEdited(selection, edit)
  expect(`${text.slice(0, edit.start)}[${text.slice(edit.start, edit.end)}]${text.slice(edit.end)}`).toBe(after)
})

it('puts a link to a title where the cursor is', () => {
  const selection = toSelection('Neulich[]')
  expect(toEdited(selection, insertLink(selection, 'Die [Stadt]', '/movies/die-stadt'))).toBe(
    'Neulich [Die \\[Stadt\\]](/movies/die-stadt)',
  )
})

/** The selection stands in brackets. */
function toSelection(marked: string): Selection {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  return { text: marked.slice(0, start) + marked.slice(start + 1, end + 1) + marked.slice(end + 2), start, end }
}
