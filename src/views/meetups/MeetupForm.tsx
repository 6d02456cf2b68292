import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import type { DatedThing } from '#contract/datedThings.ts'
import { MAX_INVITED, MAX_MEETUP_NOTE } from '#contract/meetups.ts'
import { isBeingSentAtom } from '../../atoms/core/isBeingSent.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { useSameOwner } from '../../atoms/core/useSameOwner.ts'
import { dropDraftAtom } from '../../atoms/meetups/draft.ts'
import { proposeMeetupAtom } from '../../atoms/meetups/meetups.ts'
import { useFriends } from '../../atoms/meetups/useFriends.ts'
import * as texts from '../../texts/meetups.ts'
import { AuthorAvatar } from '../../ui/community/Byline.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { CheckField } from '../../ui/kit/CheckField.tsx'
import { FieldError } from '../../ui/kit/FieldError.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { TextArea } from '../../ui/kit/TextArea.tsx'
import { Loading } from './Loading.tsx'
import styles from './Meetups.module.css'

/** Whom to ask, with which words: sends the chosen showings, also without a network. */
export function MeetupForm({ draft }: { draft: readonly DatedThing[] }) {
  const { friends, state, reload } = useFriends()
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const { isSending, send } = useSending(draft)
  const invited = friends.filter(({ id }) => asked.has(id))
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = invited.length === 0 ? texts.whomMissing : invited.length > MAX_INVITED ? texts.tooManyFriends : ''
    setFault(found || undefined)
    if (found) return event.currentTarget.querySelector<HTMLElement>('input[type="checkbox"]')?.focus()
    await send(invited, note)
  }
  const toggle = (id: string, isOn: boolean) => {
    setFault(undefined)
    setAsked((before) => new Set(isOn ? [...before, id] : [...before].filter((one) => one !== id)))
  }
  if (friends.length === 0) return <NoFriends state={state} onRetry={reload} />
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.friends} aria-describedby={fault && 'whomFault'}>
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
        <FieldError id="whomFault" message={fault} />
      </fieldset>
      <TextArea
        {...{ label: texts.noteLabel, hint: texts.noteHint, maxLength: MAX_MEETUP_NOTE, value: note }}
        note={texts.noteLeft(MAX_MEETUP_NOTE - note.length)}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles.ways}>
        <Button type="submit" busy={isSending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

/** Sends the proposal once, and leads to it. */
function useSending(draft: readonly DatedThing[]) {
  const propose = useSetAtom(proposeMeetupAtom)
  const drop = useSetAtom(dropDraftAtom)
  const notify = useSetAtom(notifyAtom)
  const isBeingSent = useAtomValue(isBeingSentAtom)
  const attempt = useAfterLogin('meetup', texts.storageFailed)
  const isSameOwner = useSameOwner()
  const navigate = useNavigate()
  // One for the opened form, so that a second press is the same proposal.
  const [id] = useState(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const send = async (invited: Parameters<typeof propose>[0]['invited'], note: string): Promise<void> => {
    if (isSending || !isSameOwner()) return
    setSending(true)
    const isStored = await attempt(() => propose({ id, showings: draft, invited, note: note.trim() }))
    if (!isStored) return setSending(false)
    notify({ kind: 'success', message: texts.sent(isBeingSent) })
    await navigate({ to: '/verabredung/$id', params: { id } })
    // A list that cannot be changed is offered once more.
    await drop(draft).catch(() => undefined)
  }
  return { isSending, send }
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
          action={<Button onClick={onRetry}>{texts.again}</Button>}
        />
      )
  }
}
