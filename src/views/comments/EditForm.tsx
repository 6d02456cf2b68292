import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Reply } from '#contract/comments.ts'
import type { CommentId } from '#contract/ids.ts'
import type { CommentedThing } from '../../atoms/comments/commented.ts'
import { useDraft } from '../../atoms/comments/useDraft.ts'
import { editCommentAtom, type Words } from '../../atoms/comments/writeComment.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import * as texts from '../../texts/comments.ts'
import { CommentForm } from './CommentForm.tsx'

type EditFormProps = {
  thing: CommentedThing
  said: Reply
  parent: CommentId | null
  /** The version that the server has; null while it has told none. */
  version: string | null
  onDone: () => void
}

/** The form that edits the member's own comment in place. */
export function EditForm({ thing, said, parent, version: latest, onDone }: EditFormProps) {
  // The state when the form was opened: later changes from elsewhere are not the version that is edited.
  const [{ id, body, spoiler, opened }] = useState({ ...said, opened: latest })
  const { draft, change, clear } = useDraft(`edit/${id}`, { body, spoiler })
  // A draft from before a reload edits the version of that time.
  const version = draft.version ?? opened
  const edit = useSetAtom(editCommentAtom)
  const attempt = useAfterLogin('change', texts.storageFailed)
  const send = (words: Words) =>
    attempt(async () => {
      const isSame = words.body === body && words.spoiler === spoiler
      const result = isSame ? 'queued' : await edit(thing, { id, parent }, words, version)
      if (result === 'queued') {
        clear()
        onDone()
      }
      return result
    })
  return (
    <CommentForm
      label={texts.editLabel}
      submit={texts.save}
      draft={draft}
      onChange={(words) => change({ ...words, version })}
      onSubmit={send}
      onCancel={() => {
        clear()
        onDone()
      }}
    />
  )
}
