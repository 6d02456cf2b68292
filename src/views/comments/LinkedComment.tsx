import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Linked } from '../../atoms/comments/useLinked.ts'
import * as texts from '../../texts/comments.ts'
import { LinkedPart } from '../../ui/community/LinkedPart.tsx'

type LinkedCommentProps = {
  linked: Linked
  /** The rank of its heading. */
  level: 2 | 3
  /** The comment itself. */
  children: ReactNode
}

const words = {
  title: texts.linkedTitle,
  loading: texts.linkedLoading,
  gone: texts.linkedGone,
  failed: texts.linkedFailed,
}

/** Above the list: the comment that the address names, or why it is not there. Nothing where it stands in the list. */
export function LinkedComment({ linked, level, children }: LinkedCommentProps) {
  const { state } = linked
  if (state === 'none' || state === 'here') return null
  const isHidden = state === 'hidden'
  return (
    <LinkedPart
      state={state === 'above' ? 'here' : isHidden ? 'gone' : state}
      words={isHidden ? { ...words, gone: texts.linkedHidden } : words}
      level={level}
      {...(isHidden && { more: <Link to="/konto">{texts.linkedWhy}</Link> })}
      {...(state === 'failed' && { onRetry: linked.retry })}
    >
      {children}
    </LinkedPart>
  )
}
