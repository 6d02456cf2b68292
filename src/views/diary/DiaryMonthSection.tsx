import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { dateRelative, dayAndMonth } from '#contract/dayWords.ts'
import { toThingPath } from '#contract/things.ts'
import type { DiaryEntry, KnownEntry } from '../../atoms/core/diaryEntry.ts'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import type { ListedTitle } from '../../atoms/core/listedTitle.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { useSameOwner } from '../../atoms/core/useSameOwner.ts'
import { addEntryAtom, removeEntryAtom } from '../../atoms/diary/diary.ts'
import type { DiaryMonth } from '../../atoms/diary/months.ts'
import { close } from '../../texts/common.ts'
import * as texts from '../../texts/diary.ts'
import { waitingWords } from '../../texts/waiting.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import { Poster } from '../../ui/kit/Poster.tsx'
import styles from './DiaryView.module.css'

/** `onTake` says which entry is about to go; null: none after all. */
type RowProps = { entry: DiaryEntry; onTake: (id: string | null) => void }
type DiaryMonthSectionProps = Pick<RowProps, 'onTake'> & { month: DiaryMonth; today: string }

/** A month of the diary, by day. @param today `YYYY-MM-DD`. */
export function DiaryMonthSection({ month, today, onTake }: DiaryMonthSectionProps) {
  return (
    <section className={styles.month}>
      <h2>
        {texts.monthName(month.month)} <span className={styles.meta}>{texts.count(month.count)}</span>
      </h2>
      {month.days.map(({ day, entries }) => (
        <div key={day} className={styles.day}>
          <h3>
            <time dateTime={day}>{dateRelative(day, today)}</time>
          </h3>
          <ul>
            {entries.map((entry) => (
              <DiaryRow key={entry.id} entry={entry} onTake={onTake} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function DiaryRow({ entry, onTake }: RowProps) {
  const { id, type, card, season, episode, rewatch, state } = entry
  const facts = [card?.year, texts.place(season, episode), rewatch && texts.rewatched].filter(Boolean).join(' · ')
  return (
    <li className={styles.entry} data-entry={id} tabIndex={-1}>
      <Poster image={card?.poster ?? null} title={card?.title ?? ''} sizes="44px" decorative />
      <div className={styles.words}>
        {card === null ? (
          texts.unknownTitle
        ) : (
          <Link to={toThingPath(type, card.permalink) as string}>{card.title}</Link>
        )}
        {facts !== '' && <p className={styles.meta}>{facts}</p>}
        {state !== 'saved' && <State entry={entry} />}
      </div>
      {isKnown(entry) && <ChangeButton entry={entry} />}
      <RemoveButton entry={entry} onTake={onTake} />
    </li>
  )
}

const isKnown = (entry: DiaryEntry): entry is KnownEntry => entry.card !== null

function ChangeButton({ entry }: { entry: KnownEntry }) {
  const { type, item, card, watchedOn } = entry
  const open = useSetAtom(modalAtom)
  return (
    <IconButton
      icon="pencil"
      label={texts.change(card.title, dayAndMonth(watchedOn, ''))}
      aria-haspopup="dialog"
      onClick={() => open({ type: 'diary', title: { type, id: item, card }, entry })}
    />
  )
}

function RemoveButton({ entry, onTake }: RowProps) {
  const { type, item, card, season, episode, rewatch, watchedOn, createdAt } = entry
  const notify = useSetAtom(notifyAtom)
  const remove = useSetAtom(removeEntryAtom)
  const add = useSetAtom(addEntryAtom)
  const attempt = useAfterLogin('diary', texts.storageFailed)
  const isSameOwner = useSameOwner()
  const day = dayAndMonth(watchedOn, '')
  const putBack = async (newId: string, title: ListedTitle) => {
    if (!isSameOwner()) return
    const watching = { watchedOn, rewatch, season, episode }
    if (await attempt(() => add(newId, title, watching, createdAt))) notify({ kind: 'success' })
  }
  // It is gone from the page with the press: the way back stays until it is taken or refused.
  const take = async () => {
    onTake(entry.id)
    if (!(await attempt(() => remove(entry)))) return onTake(null)
    if (!isSameOwner()) return
    if (card === null) return notify({ kind: 'success', message: texts.removedUnknown })
    // One for the message: the way back leads to one entry, however often it is pressed.
    const newId = crypto.randomUUID()
    notify({
      ...{ kind: 'confirm', position: 'bc', message: texts.removed(card.title) },
      ...{ confirm: texts.putBack, dismiss: close, onConfirm: () => void putBack(newId, { type, id: item, card }) },
    })
  }
  const label = card === null ? texts.removeUnknown(day) : texts.remove(card.title, day)
  return <IconButton icon="trash" label={label} onClick={() => void take()} />
}

function State({ entry: { state, reason } }: { entry: DiaryEntry }) {
  const isBeingSent = useAtomValue(isBeingSentAtom)
  return (
    <p className={styles.state} data-state={state}>
      <Icon name={state === 'pending' ? 'clock' : 'x'} size="small" />
      {state === 'pending' ? waitingWords(isBeingSent) : texts.refused(reason)}
      {state === 'failed' && <Link to="/ausstehend">{texts.toOutbox}</Link>}
    </p>
  )
}
