import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import type { Author } from '#contract/author.ts'
import { MAX_ADDRESSED, MAX_MESSAGE_LENGTH } from '#contract/messages.ts'
import { useDraft } from '../../atoms/comments/useDraft.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { useFriends } from '../../atoms/meetups/useFriends.ts'
import { toNames, type VisibleThread } from '../../atoms/messages/threads.ts'
import { messageIdsAtom, sendMessageAtom, startThreadAtom } from '../../atoms/messages/write.ts'
import * as texts from '../../texts/messages.ts'
import { AuthorAvatar } from '../../ui/community/Byline.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { CheckField } from '../../ui/kit/CheckField.tsx'
import { FieldError } from '../../ui/kit/FieldError.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { TextArea } from '../../ui/kit/TextArea.tsx'
import { Loading } from './Loading.tsx'
import styles from './Messages.module.css'

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

/** Starts a thread once, or goes on in the one with the same members, and leads there. */
function useStarting(threads: readonly VisibleThread[], onDone: () => void) {
  const { create } = useAtomValue(messageIdsAtom)
  const startThread = useSetAtom(startThreadAtom)
  const send = useSetAtom(sendMessageAtom)
  const attempt = useAfterLogin('change', texts.storageFailed)
  const navigate = useNavigate()
  // One for the opened form, so that a second press is the same thread.
  const [ids] = useState(() => ({ id: create(), message: create() }))
  const [isSaving, setSaving] = useState(false)
  const start = async (people: readonly Author[], body: string): Promise<void> => {
    if (isSaving) return
    setSaving(true)
    const same = threads.find((thread) => isBetween(thread, people))
    const isStored = await attempt(() =>
      same
        ? send({ id: same.id, name: toNames(same.people) }, ids.message, body)
        : startThread({ ...ids, people, body }),
    )
    setSaving(false)
    if (!isStored) return
    onDone()
    await navigate({ to: '/inbox/$id', params: { id: same?.id ?? ids.id } })
  }
  return { isSaving, start }
}

/** Whether a thread is one with exactly these members, all of whom are still in it. */
function isBetween({ people }: VisibleThread, wanted: readonly Author[]): boolean {
  const ids = new Set<string>(wanted.map(({ id }) => id))
  return people.length === ids.size && people.every(({ user, hasLeft }) => !hasLeft && ids.has(user.id))
}

function NoFriends({ state, onRetry }: { state: ReturnType<typeof useFriends>['state']; onRetry: () => void }) {
  switch (state) {
    case 'asking':
      return <Loading />
    case 'current':
      return (
        <Notice
          {...{ kind: 'empty', icon: 'people', title: texts.noFriends, text: texts.noFriendsText }}
          action={<LinkButton to="/my_friendships">{texts.toFriends}</LinkButton>}
        />
      )
    case 'unreachable':
      return <Notice kind="offline" title={texts.unknownFriends} text={texts.unknownFriendsText} />
    case 'failed':
      return (
        <Notice
          {...{ kind: 'error', title: texts.failedFriends, text: texts.failedFriendsText }}
          action={<Button onClick={onRetry}>{texts.retry}</Button>}
        />
      )
  }
}
