/** The tools of the editor: those that mark words, and those that mark lines. */
export type Tool = 'strong' | 'emphasis' | 'link' | 'heading' | 'quote' | 'list' | 'spoiler'

export type Selection = { text: string; start: number; end: number }

/** A change of a text: `insert` takes the place of what stands from `from` to `to`; the selection after it. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number }

const marks = { strong: '**', emphasis: '_' } as const

/** The beginning of each of the lines that a tool marks. */
const beginnings: Readonly<Record<'heading' | 'quote' | 'list' | 'spoiler', (index: number) => string>> = {
  heading: () => '## ',
  quote: () => '> ',
  list: () => '- ',
  spoiler: (index) => (index === 0 ? '>! ' : '> '),
}

/** The change that a tool makes; applied once more it takes back what it did. All other text stays as it is. */
export function applyTool(tool: Tool, selection: Selection): Edit {
  switch (tool) {
    case 'strong':
    case 'emphasis':
      return toggleMark(marks[tool], selection)
    case 'link':
      return toLink(selection)
    default:
      return toggleLines(beginnings[tool], selection)
  }
}

export const toEdited = ({ text }: Selection, { from, to, insert }: Edit): string =>
  text.slice(0, from) + insert + text.slice(to)

function toggleMark(mark: string, { text, start, end }: Selection): Edit {
  const size = mark.length
  const inner = text.slice(start, end)
  const isMarked = text.slice(start - size, start) === mark && start >= size && text.slice(end, end + size) === mark
  if (isMarked) {
    return { from: start - size, to: end + size, insert: inner, start: start - size, end: end - size }
  }
  return { from: start, to: end, insert: mark + inner + mark, start: start + size, end: end + size }
}

/** Words become the text of a link whose address is selected; an address becomes that of a link whose text is to be typed. */
function toLink({ text, start, end }: Selection): Edit {
  const inner = text.slice(start, end)
  if (/^(https?:\/\/|\/)\S+$/.test(inner)) {
    return { from: start, to: end, insert: `[](${inner})`, start: start + 1, end: start + 1 }
  }
  const address = start + inner.length + 3
  return { from: start, to: end, insert: `[${inner}](https://)`, start: address, end: address + 8 }
}

function toggleLines(toBeginning: (index: number) => string, { text, start, end }: Selection): Edit {
  const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const isMarked = lines.every((line, index) => line.startsWith(toBeginning(index)))
  const insert = lines
    .map((line, index) => (isMarked ? line.slice(toBeginning(index).length) : toBeginning(index) + line))
    .join('\n')
  return { from, to, insert, start: from, end: from + insert.length }
}

/** A link to the page of a title or a member, in the place of the selection, with a blank where words follow at once. */
export function insertLink({ text, start, end }: Selection, name: string, path: string): Edit {
  const label = name.replace(/[[\]\\]/g, '\\$&')
  const before = start > 0 && !/\s$/.test(text.slice(0, start)) ? ' ' : ''
  const insert = `${before}[${label}](${path})`
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length }
}
