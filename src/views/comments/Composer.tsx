import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { CommentId } from '#contract/ids.ts'
import type { CommentedThing } from '../../atoms/comments/commented.ts'
import { useDraft } from '../../atoms/comments/useDraft.ts'
import { commentIdsAtom, createCommentAtom, type Words } from '../../atoms/comments/writeComment.ts'
import { useNewAccount } from '../../atoms/core/newAccount.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import * as texts from '../../texts/comments.ts'
import { toPublishText } from '../../ui/community/toPublishText.ts'
import { CommentForm } from './CommentForm.tsx'

type ComposerProps = {
  thing: CommentedThing
  /** The comment that is answered, and its author's name; null for a comment that answers none. */
  answers: { id: CommentId; username: string; isReply: boolean } | null
  onDone?: () => void
  onCancel?: () => void
}

/**
 * The form of a new comment or reply. The text stays until it is stored; a visitor signs in first, then it is sent
 * (E2b).
 */
export function Composer({ thing, answers, onDone, onCancel }: ComposerProps) {
  const { create } = useAtomValue(commentIdsAtom)
  const key = `${thing.type}/${thing.id}/${answers?.id ?? ''}`
  // A reply to a reply stands below the same comment: it begins with the name of the answered author.
  const { draft, change, clear } = useDraft(key, {
    body: answers?.isReply ? `@${answers.username} ` : '',
    spoiler: false,
  })
  const write = useSetAtom(createCommentAtom)
  const attempt = useAfterLogin('comment', texts.storageFailed)
  const [id, setId] = useState(create)
  const send = (words: Words) => {
    // Submitting again makes the same comment: also after a sign-in.
    const act = async () => {
      const result = await write(thing, { id, parent: answers?.id ?? null }, words)
      if (result === 'queued') {
        clear()
        setId(create())
        onDone?.()
      }
      return result
    }
    return attempt(act)
  }
  const newAccount = useNewAccount()
  return (
    <CommentForm
      label={answers ? texts.writeReply(answers.username) : texts.write}
      submit={answers ? texts.sendReply : texts.send}
      draft={draft}
      onChange={change}
      onSubmit={send}
      compact={answers === null}
      note={newAccount && toPublishText(newAccount)}
      {...(onCancel && { onCancel })}
    />
  )
}
