import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { dateRelative, dayAndMonth } from '#contract/dayWords.ts'
import { toThingPath } from '#contract/things.ts'
import type { DiaryEntry } from '../../atoms/core/diaryEntry.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { useSameOwner } from '../../atoms/core/useSameOwner.ts'
import { addEntryAtom, removeEntryAtom } from '../../atoms/diary/diary.ts'
import type { DiaryMonth } from '../../atoms/diary/months.ts'
import { close } from '../../texts/common.ts'
import * as texts from '../../texts/diary.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import { Poster } from '../../ui/kit/Poster.tsx'
import styles from './DiaryView.module.css'

/** A month of the diary, by day. @param today `YYYY-MM-DD`. */
export function DiaryMonthSection({ month, today }: { month: DiaryMonth; today: string }) {
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
              <DiaryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function DiaryRow({ entry }: { entry: DiaryEntry }) {
  const { type, item, card, season, episode, rewatch, state, watchedOn, createdAt } = entry
  const open = useSetAtom(modalAtom)
  const notify = useSetAtom(notifyAtom)
  const remove = useSetAtom(removeEntryAtom)
  const add = useSetAtom(addEntryAtom)
  const attempt = useAfterLogin('diary', texts.storageFailed)
  const title = { type, id: item, card }
  const day = dayAndMonth(watchedOn, '')
  const facts = [card.year, texts.place(season, episode), rewatch && texts.rewatched].filter(Boolean).join(' · ')
  const isSameOwner = useSameOwner()
  const putBack = async (newId: string) => {
    if (!isSameOwner()) return
    const watching = { watchedOn, rewatch, season, episode }
    if (await attempt(() => add(newId, title, watching, createdAt))) notify({ kind: 'success' })
  }
  // It is gone from the page with the press: the way back stays until it is taken or refused.
  const take = async () => {
    if (!(await attempt(() => remove(entry))) || !isSameOwner()) return
    // One for the message: the way back leads to one entry, however often it is pressed.
    const newId = crypto.randomUUID()
    notify({
      ...{ kind: 'confirm', position: 'bc', message: texts.removed(card.title) },
      ...{ confirm: texts.putBack, dismiss: close, onConfirm: () => void putBack(newId) },
    })
  }
  return (
    <li className={styles.entry}>
      <Poster image={card.poster} title={card.title} sizes="44px" decorative />
      <div className={styles.words}>
        <Link to={toThingPath(type, card.permalink) as string}>{card.title}</Link>
        {facts !== '' && <p className={styles.meta}>{facts}</p>}
        {state !== 'saved' && <State entry={entry} />}
      </div>
      <IconButton
        icon="pencil"
        label={texts.change(card.title, day)}
        aria-haspopup="dialog"
        onClick={() => open({ type: 'diary', title, entry })}
      />
      <IconButton icon="trash" label={texts.remove(card.title, day)} onClick={() => void take()} />
    </li>
  )
}

function State({ entry: { state, reason } }: { entry: DiaryEntry }) {
  return (
    <p className={styles.state} data-state={state}>
      <Icon name={state === 'pending' ? 'clock' : 'x'} size="small" />
      {state === 'pending' ? texts.waits : texts.refused(reason)}
      {state === 'failed' && <Link to="/ausstehend">{texts.toOutbox}</Link>}
    </p>
  )
}
