import { useId, useState } from 'react'
import * as texts from '../../texts/blog.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Field } from '../../ui/kit/Field.tsx'
import styles from './Editor.module.css'
import { toField, tomorrow } from './localTime.ts'

type PublishFormProps = { now: Date; onPublish: (at: string | null) => void; onCancel: () => void }

/** Now or later: the time is one of the device's own clock and zone. */
export function PublishForm({ now, onPublish, onCancel }: PublishFormProps) {
  const id = useId()
  const [isLater, setLater] = useState(false)
  const [time, setTime] = useState(() => toField(tomorrow(now)))
  const [error, setError] = useState<string | undefined>(undefined)
  const send = () => {
    const at = new Date(time)
    if (!isLater) onPublish(null)
    else if (Number.isNaN(at.getTime()) || at <= now) setError(texts.timePassed)
    else onPublish(at.toISOString())
  }
  return (
    <form
      className={styles.publish}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <fieldset>
        <legend>{texts.when}</legend>
        {[false, true].map((later) => (
          <label key={String(later)} className={styles.when}>
            <input type="radio" name={id} checked={isLater === later} onChange={() => setLater(later)} />
            {later ? texts.later : texts.now}
          </label>
        ))}
      </fieldset>
      {isLater && (
        <Field
          label={texts.time}
          type="datetime-local"
          value={time}
          error={error}
          onChange={({ target }) => {
            setTime(target.value)
            setError(undefined)
          }}
        />
      )}
      <div className={styles.more}>
        <Button type="submit">{isLater ? texts.plan : texts.publish}</Button>
        <Button variant="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
