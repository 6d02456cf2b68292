import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toBerlinDate } from '#contract/berlin.ts'
import { clockAtom } from '../../atoms/core/context.ts'
import type { KnownEntry } from '../../atoms/core/diaryEntry.ts'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import type { ListedTitle } from '../../atoms/core/listedTitle.ts'
import { closeModalAtom } from '../../atoms/core/modal.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { useSameOwner } from '../../atoms/core/useSameOwner.ts'
import { addEntryAtom, changeEntryAtom } from '../../atoms/diary/diary.ts'
import * as texts from '../../texts/diary.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { CheckField } from '../../ui/kit/CheckField.tsx'
import { Field } from '../../ui/kit/Field.tsx'
import { MarkRow } from '../../ui/marks/MarkRow.tsx'
import styles from './DiaryForm.module.css'
import { type DiaryFaults, EARLIEST, readWatching } from './readWatching.ts'

/** Notes when a title was watched, or changes what was noted. @param entry null for a new one. */
export function DiaryForm({ title, entry }: { title: ListedTitle; entry: KnownEntry | null }) {
  const today = toBerlinDate(useAtomValue(clockAtom).now())
  const add = useSetAtom(addEntryAtom)
  const change = useSetAtom(changeEntryAtom)
  const close = useSetAtom(closeModalAtom)
  const notify = useSetAtom(notifyAtom)
  const isBeingSent = useAtomValue(isBeingSentAtom)
  const attempt = useAfterLogin('diary', texts.storageFailed)
  const isSameOwner = useSameOwner()
  const [faults, setFaults] = useState<DiaryFaults>({})
  // One for the opened form, so that a second press writes the same entry.
  const [id] = useState(() => crypto.randomUUID())
  const [isSaving, setSaving] = useState(false)

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { watching, faults: found } = readWatching(new FormData(event.currentTarget), today)
    setFaults(found)
    if (watching === null || isSaving || !isSameOwner()) return
    setSaving(true)
    const isStored = await attempt(() => (entry ? change(entry, watching) : add(id, title, watching)))
    if (!isStored) return setSaving(false)
    close()
    notify({ kind: 'success', message: texts.saved(title.card.title, isBeingSent) })
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={styles.heading}>{entry ? texts.changeEntry : texts.newEntry}</h2>
      <p className={styles.title}>{title.card.title}</p>
      <Field
        {...{ label: texts.dayLabel, name: 'day', type: 'date', min: EARLIEST, max: today, required: true }}
        defaultValue={entry?.watchedOn ?? today}
        error={faults.day}
      />
      {title.type === 'series' && (
        <div className={styles.pair}>
          <Field
            {...{ label: texts.seasonLabel, name: 'season', type: 'text', inputMode: 'numeric' }}
            defaultValue={entry?.season ?? ''}
            error={faults.season}
          />
          <Field
            {...{ label: texts.episodeLabel, name: 'episode', type: 'text', inputMode: 'numeric' }}
            defaultValue={entry?.episode ?? ''}
            error={faults.episode}
          />
        </div>
      )}
      <CheckField name="rewatch" defaultChecked={entry?.rewatch ?? false}>
        {texts.rewatchLabel}
      </CheckField>
      <MarkRow>
        <Button type="submit" busy={isSaving}>
          {texts.save}
        </Button>
        <Button variant="text" onClick={() => close()}>
          {texts.cancel}
        </Button>
      </MarkRow>
    </form>
  )
}
