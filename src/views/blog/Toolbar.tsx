import { type RefObject, useState } from 'react'
import * as texts from '../../texts/blog.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import type { IconName } from '../../ui/kit/icons.ts'
import { applyTool, type Edit, insertLink, type Selection, type Tool } from './applyTool.ts'
import styles from './Editor.module.css'
import { TitleSearch } from './TitleSearch.tsx'

type ToolbarProps = { area: RefObject<HTMLTextAreaElement | null>; onWrite: (edit: Edit) => void }

const tools: readonly { tool: Tool; sign: string | { icon: IconName }; keys: string }[] = [
  { tool: 'strong', sign: texts.signs.strong, keys: 'Strg+B' },
  { tool: 'emphasis', sign: texts.signs.emphasis, keys: 'Strg+I' },
  { tool: 'heading', sign: texts.signs.heading, keys: 'Strg+Alt+2' },
  { tool: 'quote', sign: texts.signs.quote, keys: 'Strg+Umschalt+9' },
  { tool: 'list', sign: { icon: 'listAdd' }, keys: 'Strg+Umschalt+8' },
  { tool: 'link', sign: { icon: 'link' }, keys: 'Strg+K' },
  { tool: 'spoiler', sign: texts.signs.spoiler, keys: 'Strg+Umschalt+S' },
]

/** The tools of the text field, each with the same act as its keys. */
export function Toolbar({ area, onWrite }: ToolbarProps) {
  const [isSearching, setSearching] = useState(false)
  const selected = (): Selection => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
    return { text: value, start: selectionStart, end: selectionEnd }
  }
  return (
    <>
      <fieldset className={styles.tools}>
        <legend className="visuallyHidden">{texts.tools.label}</legend>
        {tools.map(({ tool, sign, keys }) => (
          <button
            key={tool}
            type="button"
            className={styles.tool}
            data-tool={tool}
            aria-label={texts.tools[tool]}
            title={texts.withShortcut(texts.tools[tool], keys)}
            // The field keeps its selection, and the on-screen keyboard stays.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onWrite(applyTool(tool, selected()))}
          >
            {typeof sign === 'string' ? <span aria-hidden="true">{sign}</span> : <Icon name={sign.icon} />}
          </button>
        ))}
        <button
          type="button"
          className={styles.tool}
          aria-label={texts.tools.title}
          title={texts.tools.title}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        >
          <Icon name="ticket" />
        </button>
      </fieldset>
      {isSearching && (
        <TitleSearch
          onPick={(name, path) => {
            setSearching(false)
            onWrite(insertLink(selected(), name, path))
          }}
        />
      )}
    </>
  )
}
