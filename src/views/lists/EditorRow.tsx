import { useAtomValue } from 'jotai'
import type { HTMLAttributes } from 'react'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import type { OwnItem } from '../../atoms/lists/lists.ts'
import * as texts from '../../texts/lists.ts'
import { waitingWords } from '../../texts/waiting.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import { Poster } from '../../ui/kit/Poster.tsx'
import { ItemNote } from './ItemNote.tsx'
import styles from './ListView.module.css'

type EditorRowProps = {
  item: OwnItem
  place: number
  last: number
  isDragged: boolean
  /** Props of the handle, which drags and moves the row. */
  handle: HTMLAttributes<HTMLButtonElement>
  onMove: (step: 1 | -1) => void
  onRemove: () => void
  /** False: nothing was stored. */
  onDescribe: (note: string) => Promise<boolean>
  onTypeNote: (note: string | null) => void
}

/** A title of a list that is edited: drag it, move it by one place, remove it, or describe it. */
export function EditorRow({ item, place, last, isDragged, handle, onMove, ...on }: EditorRowProps) {
  const isBeingSent = useAtomValue(isBeingSentAtom)
  const { title, poster } = item.card
  return (
    <li className={styles.edited} data-dragged={isDragged || undefined}>
      <button type="button" className={styles.handle} aria-label={texts.drag(title)} title={texts.dragHint} {...handle}>
        <Icon name="menu" />
      </button>
      <span>
        <Poster image={poster} title={title} sizes="46px" decorative />
      </span>
      <div className={styles.words}>
        <b className={styles.name}>{title}</b>
        <span className={styles.facts}>
          {texts.place(place)}
          {item.state === 'pending' && (
            <span className={`${styles.waits} heldBack`}>
              <Icon name="clock" size="small" />
              {waitingWords(isBeingSent)}
            </span>
          )}
        </span>
      </div>
      <span className={styles.steps}>
        <IconButton
          icon="up"
          label={texts.up(title)}
          aria-disabled={place === 1 || undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="down"
          label={texts.down(title)}
          aria-disabled={place === last || undefined}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" label={texts.takeOff(title)} onClick={on.onRemove} />
      </span>
      <ItemNote item={item} onSave={on.onDescribe} onType={on.onTypeNote} />
    </li>
  )
}
