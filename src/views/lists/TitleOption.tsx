import { displayTypes } from '#contract/itemClasses.ts'
import type { ListedTitle } from '../../atoms/lists/lists.ts'
import * as texts from '../../texts/lists.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Poster } from '../../ui/kit/Poster.tsx'
import styles from './AddTitles.module.css'

type TitleOptionProps = { id: string; title: ListedTitle; isOn: boolean; isFocused: boolean; onPick: () => void }

/** A film or a series that can be put on the list. One that stands there already says so and cannot be put there again. */
export function TitleOption({ id, title: { type, card }, isOn, isFocused, onPick }: TitleOptionProps) {
  const meta = [displayTypes[type === 'movies' ? 'Movie' : 'Series'], card.year].filter(Boolean).join(' · ')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    <div
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isFocused}
      aria-disabled={isOn || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <span className={styles.poster}>
        <Poster image={card.poster} title={card.title} sizes="40px" decorative />
      </span>
      <span className={styles.words}>
        <b className={styles.title}>{card.title}</b> <span className={styles.meta}>{meta}</span>
      </span>
      {isOn ? (
        <span className={styles.on}>
          <Icon name="check" size="small" />
          {texts.onList}
        </span>
      ) : (
        <Icon name="plus" />
      )}
    </div>
  )
}
