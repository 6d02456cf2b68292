import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { SearchItemClass, Suggestion } from '#contract/search.ts'
import { toThingPath } from '#contract/things.ts'
import { noSuggestions, suggestAtom, suggestionsAtom } from '../../atoms/search/suggestions.ts'
import * as texts from '../../texts/blog.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Field } from '../../ui/kit/Field.tsx'
import styles from './Editor.module.css'

/** Names this place among those that ask for suggestions. */
const INITIATOR = 'blogEditor'
const CLASSES: SearchItemClass[] = ['Movie', 'Series']

/** Looks for a film or a series, without a network through what the device holds, to put a link to it into the text. */
export function TitleSearch({ onPick }: { onPick: (name: string, path: string) => void }) {
  const [text, setText] = useState('')
  const suggest = useSetAtom(suggestAtom)
  const found = useAtomValue(suggestionsAtom)[INITIATOR] ?? noSuggestions
  useEffect(() => () => void suggest(INITIATOR, ''), [suggest])
  const titles = found.state === 'found' ? found.items.flatMap((one) => toTitle(one) ?? []) : []
  return (
    <div className={styles.search}>
      <Field
        label={texts.searchLabel}
        type="search"
        autoComplete="off"
        autoFocus
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          suggest(INITIATOR, target.value, CLASSES).catch(() => undefined)
        }}
      />
      <ul aria-live="polite">
        {titles.map(({ key, name, year, path }) => (
          <li key={key}>
            <Button variant="text" onClick={() => onPick(name, path)}>
              {year === null ? name : `${name} (${year})`}
            </Button>
          </li>
        ))}
        {found.state === 'found' && titles.length === 0 && <li>{texts.searchNothing}</li>}
      </ul>
    </div>
  )
}

function toTitle({ id, itemClass, card }: Suggestion) {
  if (card === undefined || (itemClass !== 'Movie' && itemClass !== 'Series')) return null
  const type = itemClass === 'Movie' ? 'movies' : 'series'
  return { key: `${type}/${id}`, name: card.title, year: card.year, path: toThingPath(type, card.permalink) }
}
