import type { KeyboardEvent } from 'react'
import { applyTool, type Tool } from './applyTool.ts'
import { write } from './write.ts'

/** Shortcuts by their keys, Shift or Alt named before; all of them with Ctrl, or ⌘. */
const shortcuts: Readonly<Record<string, Tool>> = {
  KeyB: 'strong',
  KeyI: 'emphasis',
  KeyK: 'link',
  'Alt+Digit2': 'heading',
  'Shift+Digit8': 'list',
  'Shift+Digit9': 'quote',
  'Shift+KeyS': 'spoiler',
}

/** The keys of the text field. @param onKeep Ctrl+S: the member asks for a version. */
export function useWritingKeys(onKeep: () => void) {
  return (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!event.ctrlKey && !event.metaKey) return
    const { currentTarget: area, code } = event
    const key = `${event.altKey ? 'Alt+' : ''}${event.shiftKey ? 'Shift+' : ''}${code}`
    const tool = shortcuts[key]
    if (tool === undefined && key !== 'KeyS') return
    event.preventDefault()
    if (tool === undefined) onKeep()
    else write(area, applyTool(tool, { text: area.value, start: area.selectionStart, end: area.selectionEnd }))
  }
}
