import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { MAX_LIST_ITEMS } from '#contract/lists.ts'
import type { SearchItemClass } from '#contract/search.ts'
import type { ListedTitle, OwnItem } from '../../atoms/lists/lists.ts'
import { toItemKey } from '../../atoms/lists/toOwnLists.ts'
import { noSuggestions, SearchError, suggestAtom, suggestionsAtom } from '../../atoms/search/suggestions.ts'
import * as texts from '../../texts/lists.ts'
import { problemTexts } from '../../texts/problems.ts'
import * as searchTexts from '../../texts/search.ts'
import { describeCombobox } from '../../ui/kit/combobox.ts'
import { LoadingDots } from '../../ui/kit/LoadingDots.tsx'
import { SearchInput } from '../../ui/kit/SearchInput.tsx'
import styles from './AddTitles.module.css'
import { TitleOption } from './TitleOption.tsx'
import { toListedTitle } from './toListedTitle.ts'

/** Names this place among those that ask for suggestions. */
const INITIATOR = 'listEditor'
const CLASSES: SearchItemClass[] = ['Movie', 'Series']

type AddTitlesProps = {
  items: readonly OwnItem[]
  /** The field has the focus at once. */
  isFirst: boolean
  /** False: nothing was stored, and what was typed stays. */
  onAdd: (title: ListedTitle) => Promise<boolean>
}

/**
 * Looks for films and series and puts them on the list, one after the other: the field keeps the focus, by the ARIA
 * combobox pattern. Without a network it looks through what the device holds.
 */
export function AddTitles({ items, isFirst, onAdd }: AddTitlesProps) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<{ message: string; text: string } | null>(null)
  const suggest = useSetAtom(suggestAtom)
  const suggestions = useAtomValue(suggestionsAtom)[INITIATOR] ?? noSuggestions
  const titles = useMemo(
    () => (suggestions.state === 'found' ? suggestions.items.flatMap((one) => toListedTitle(one) ?? []) : null),
    [suggestions],
  )
  // Other titles put the focus back to the field.
  const [focus, setFocus] = useState<{ index: number; titles: typeof titles }>({ index: -1, titles })
  const error = failure?.text === text ? failure.message : null
  const isShown = isOpen && text.trim() !== '' && (error !== null || suggestions.state !== 'none')
  const isExpanded = isShown && titles !== null && titles.length > 0
  const focused = isExpanded && focus.titles === titles ? focus.index : -1
  const activeId = focused < 0 ? null : `${id}-${focused}`
  const on = new Set(items.map(toItemKey))

  useEffect(() => {
    if (isFirst) field.current?.focus()
  }, [isFirst])
  useEffect(() => () => void suggest(INITIATOR, ''), [suggest])
  useEffect(() => {
    if (field.current) describeCombobox(field.current, { expanded: isExpanded, listId: `${id}-list`, activeId })
  }, [id, isExpanded, activeId])
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [])

  const type = (next: string) => {
    setText(next)
    setOpen(true)
    setSaid('')
    suggest(INITIATOR, next, CLASSES).catch((thrown: unknown) =>
      setFailure({ message: problemTexts[thrown instanceof SearchError ? thrown.kind : 'failed'], text: next }),
    )
  }
  const add = async (title: ListedTitle) => {
    const name = title.card.title
    if (on.has(toItemKey(title))) setSaid(texts.standsAlready(name))
    else if (items.length >= MAX_LIST_ITEMS) setSaid(texts.listFull)
    else if (await onAdd(title)) {
      type('')
      setSaid(texts.addedAt(name, items.length + 1))
    }
    field.current?.focus()
  }
  const move = (step: 1 | -1) => {
    setOpen(true)
    if (titles === null || titles.length === 0) return
    const count = titles.length + 1
    // -1 is the field itself: between the last and the first.
    setFocus({ index: ((focused + 1 + step + count) % count) - 1, titles })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        move(event.key === 'ArrowDown' ? 1 : -1)
        return
      case 'Enter': {
        const title = titles?.[focused]
        if (title) void add(title)
        // Nothing is chosen that was not named: the first Enter leads to the likeliest.
        else move(1)
        return
      }
      case 'Escape':
        if (!isShown) return
        // The browser would empty the field.
        event.preventDefault()
        setOpen(false)
        return
      default:
        return
    }
  }

  return (
    <div ref={area} className={styles.area}>
      <label className={styles.label} htmlFor={`${id}-field`}>
        {texts.addTitles}
      </label>
      <SearchInput
        ref={field}
        id={`${id}-field`}
        icon="search"
        autoComplete="off"
        enterKeyHint="done"
        placeholder={texts.addTitlesPlaceholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onClick={() => setOpen(true)}
        onClear={() => {
          type('')
          field.current?.focus()
        }}
        onKeyDown={onKey}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget instanceof Node && !area.current?.contains(relatedTarget)) setOpen(false)
        }}
      />
      <p className="visuallyHidden" role="status">
        {isShown && titles !== null && error === null && searchTexts.suggestionCount(titles.length)}
      </p>
      <p className={styles.said} role="status">
        {said}
      </p>
      {isShown && (
        <div className={styles.panel} data-late={suggestions.state === 'asking' || undefined}>
          {error !== null && <p className={styles.note}>{error}</p>}
          {error === null && suggestions.state === 'asking' && <LoadingDots label={searchTexts.loadingSuggestions} />}
          {error === null && suggestions.state === 'unreachable' && (
            <p className={styles.note} role="status">
              {searchTexts.noNetworkForSuggestions}
            </p>
          )}
          {suggestions.state === 'found' && suggestions.held && titles?.length !== 0 && (
            <p className={styles.note}>{searchTexts.heldSuggestions}</p>
          )}
          {suggestions.state === 'found' && titles?.length === 0 && (
            <p className={styles.note}>{searchTexts.nothingSuggested(suggestions.query)}</p>
          )}
          {isExpanded && (
            <div id={`${id}-list`} className={styles.options} role="listbox" aria-label={searchTexts.suggestionsLabel}>
              {titles.map((title, index) => (
                <TitleOption
                  key={toItemKey(title)}
                  id={`${id}-${index}`}
                  title={title}
                  isOn={on.has(toItemKey(title))}
                  isFocused={index === focused}
                  onPick={() => void add(title)}
                />
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
