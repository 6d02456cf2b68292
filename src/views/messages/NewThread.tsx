import { getRouteApi } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { MAX_ADDRESSED, MAX_MESSAGE_LENGTH } from '#contract/messages.ts'
import { useDraft } from '../../atoms/comments/useDraft.ts'
import { useFriends } from '../../atoms/meetups/useFriends.ts'
import type { VisibleThread } from '../../atoms/messages/threads.ts'
import * as texts from '../../texts/messages.ts'
import { AuthorAvatar } from '../../ui/community/Byline.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { CheckField } from '../../ui/kit/CheckField.tsx'
import { FieldError } from '../../ui/kit/FieldError.tsx'
import { TextArea } from '../../ui/kit/TextArea.tsx'
import styles from './Messages.module.css'
import { NoFriends } from './NoFriends.tsx'
import { useStarting } from './useStarting.ts'

const route = getRouteApi('/inbox/neu')

/** Whom to write, and the first message; sent also without a network. */
export function NewThread({ threads }: { threads: readonly VisibleThread[] }) {
  const { friends, state, reload } = useFriends()
  const { an } = route.useSearch()
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set(typeof an === 'string' ? [an] : []))
  const { draft, change, clear } = useDraft('threads/new')
  const [fault, setFault] = useState<{ whom?: string; body?: string }>({})
  const { isSaving, start } = useStarting(threads, clear)
  const people = friends.filter(({ id }) => asked.has(id))
  const body = draft.body.trim()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const over = body.length - MAX_MESSAGE_LENGTH
    const whom =
      people.length === 0 ? texts.whomMissing : people.length > MAX_ADDRESSED ? texts.tooMany(MAX_ADDRESSED) : ''
    const words = body === '' ? texts.missing : over > 0 ? texts.tooLong(over) : ''
    setFault({ ...(whom && { whom }), ...(words && { body: words }) })
    if (whom) return event.currentTarget.querySelector<HTMLElement>('input[type="checkbox"]')?.focus()
    if (words) return event.currentTarget.querySelector('textarea')?.focus()
    await start(people, body)
  }
  const toggle = (id: string, isOn: boolean) => {
    setFault({})
    setAsked((before) => new Set(isOn ? [...before, id] : [...before].filter((one) => one !== id)))
  }
  if (friends.length === 0) return <NoFriends state={state} onRetry={reload} />
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <fieldset className={styles.friends} aria-describedby={fault.whom && 'whomFault'}>
        <legend>{texts.whom}</legend>
        {friends.map((friend) => (
          <CheckField
            key={friend.id}
            checked={asked.has(friend.id)}
            onChange={({ target }) => toggle(friend.id, target.checked)}
          >
            <span className={styles.friend}>
              <AuthorAvatar author={friend} size="small" />
              {friend.username}
            </span>
          </CheckField>
        ))}
        <FieldError id="whomFault" message={fault.whom} />
      </fieldset>
      <TextArea
        {...{ label: texts.placeholder, value: draft.body, error: fault.body }}
        onChange={({ target }) => {
          setFault({})
          change({ ...draft, body: target.value })
        }}
      />
      <div>
        <Button type="submit" busy={isSaving}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
