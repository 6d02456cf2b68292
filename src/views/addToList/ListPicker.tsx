import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { ListChoice } from '../../atoms/lists/listChoices.ts'
import * as texts from '../../texts/lists.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { FieldError } from '../../ui/kit/FieldError.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { ListOption } from './ListOption.tsx'
import styles from './ListPicker.module.css'
import type { Chosen } from './useAddToList.ts'

type ListPickerProps = {
  field: RefObject<HTMLInputElement | null>
  /** Null while they are loaded. */
  choices: readonly ListChoice[] | null
  chosen: Chosen | null
  error?: string | undefined
  /** No list has the typed name: it can be made at once. */
  canCreate: boolean
  onPick: (chosen: Chosen) => void
  /** Makes the list of that name with the title on it, where the error is that there is none. */
  onCreate: (name: string) => void
  /** Called with typed text that names no list yet; empty once a list is chosen. */
  onTyped: (typed: string) => void
}

/**
 * The choice of a list: searched by name, or made from the typed text. A combobox as the WAI-ARIA practices have it.
 */
export function ListPicker({ field, choices, chosen, error, canCreate, onPick, onCreate, onTyped }: ListPickerProps) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** Null: the field shows the label of the chosen list. */
  const [search, setSearch] = useState<string | null>(null)
  const type = (next: string | null) => {
    setSearch(next)
    onTyped((next ?? '').trim())
  }
  const [active, setActive] = useState(-1)
  const typed = (search ?? '').trim()
  const same = typed === '' ? undefined : choices?.find(({ name }) => name.toLowerCase() === typed.toLowerCase())
  const shown = (choices ?? []).filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
  const selectable = shown.filter(({ isOn }) => !isOn)
  const activeList = isOpen ? selectable[active] : undefined
  const optionId = (list: ListChoice) => `${id}-${list.id}`

  /** Empties the field for a search; its label comes back on closing. */
  const open = () => {
    setOpen(true)
    type(search ?? '')
  }
  const close = () => {
    setOpen(false)
    type(null)
    setActive(-1)
  }
  const pick = (next: Chosen) => {
    onPick(next)
    close()
  }
  const pickList = ({ id: list, name }: ListChoice) => pick({ kind: 'list', id: list, name })
  const create = () => {
    if (typed === '') {
      field.current?.focus()
      return
    }
    if (!same) pick({ kind: 'new', name: typed })
    else if (!same.isOn) pickList(same)
  }
  /** Typed text that names no list stays: the title must not be put on the list that was chosen before. */
  const leave = () => {
    if (same && !same.isOn) pickList(same)
    else if (typed === '') close()
    else setOpen(false)
  }
  useEffect(() => {
    if (!isOpen) return undefined
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !area.current?.contains(target)) leave()
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  })
  const label = search === null ? (chosen?.name ?? '') : null
  // The label is selected, so that typing replaces it, also one that appears while the field has the focus.
  useEffect(() => {
    if (label && document.activeElement === field.current) field.current?.select()
  }, [label, field])
  const move = (step: 1 | -1) => {
    open()
    if (selectable.length > 0)
      setActive((active + step + selectable.length + (active < 0 && step < 0 ? 1 : 0)) % selectable.length)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        move(event.key === 'ArrowDown' ? 1 : -1)
        return
      case 'Enter':
        if (!isOpen) return
        event.preventDefault()
        if (activeList) pickList(activeList)
        else create()
        return
      case 'Escape':
        if (!isOpen) return
        // The sheet stays open.
        event.preventDefault()
        event.stopPropagation()
        close()
        return
      default:
        return
    }
  }

  return (
    <div className={styles.picker} ref={area}>
      <label className={styles.label} htmlFor={`${id}-field`}>
        {texts.list}
      </label>
      <div className={styles.box} data-open={isOpen || undefined} data-invalid={error ? true : undefined}>
        <div className={styles.line}>
          <input
            ref={field}
            id={`${id}-field`}
            className={styles.input}
            type="text"
            role="combobox"
            autoComplete="off"
            maxLength={120}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={activeList ? optionId(activeList) : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            placeholder={texts.placeholder}
            value={search ?? label ?? ''}
            onClick={open}
            onFocus={({ target }) => {
              if (label) target.select()
            }}
            onChange={(event) => {
              type(event.target.value)
              setOpen(true)
              setActive(-1)
            }}
            onKeyDown={onKey}
            onBlur={({ relatedTarget }) => {
              if (relatedTarget instanceof Node && !area.current?.contains(relatedTarget)) leave()
            }}
          />
          {chosen?.kind === 'new' && search === null && <span className={styles.tag}>{texts.newList}</span>}
          {isOpen || typed !== '' ? (
            <button type="button" className={styles.action} aria-label={texts.createNamed(typed)} onClick={create}>
              <Icon name="plus" />
            </button>
          ) : (
            <button
              type="button"
              className={styles.action}
              aria-label={texts.openLists}
              tabIndex={-1}
              onClick={() => {
                open()
                field.current?.focus()
              }}
            >
              <Icon name="down" size="small" />
            </button>
          )}
        </div>
        <div id={`${id}-list`} className={styles.options} role="listbox" aria-label={texts.list} hidden={!isOpen}>
          {shown.map((list) => (
            <ListOption
              key={list.id}
              id={optionId(list)}
              choice={list}
              isActive={list === activeList}
              isChosen={chosen?.kind === 'list' && chosen.id === list.id}
              onPick={() => pickList(list)}
            />
          ))}
        </div>
        {isOpen && shown.length === 0 && (
          <p className={styles.note} role="status">
            {choices === null ? texts.loadingLists : choices.length === 0 ? texts.noLists : texts.noMatch(typed)}
          </p>
        )}
      </div>
      <FieldError id={`${id}-error`} message={error} />
      {canCreate && (
        <div className={styles.offer}>
          <Button
            variant="ghost"
            onClick={() => {
              close()
              onCreate(typed)
            }}
          >
            <Icon name="plus" size="small" />
            {texts.createAndAdd}
          </Button>
        </div>
      )}
    </div>
  )
}
