import { useAtomValue, useSetAtom } from 'jotai'
import type { Reply } from '#contract/comments.ts'
import type { CommentId } from '#contract/ids.ts'
import type { CommentedThing } from '../../atoms/comments/commented.ts'
import type { OwnComments } from '../../atoms/comments/ownComments.ts'
import { deleteCommentAtom } from '../../atoms/comments/writeComment.ts'
import { confirmAtom } from '../../atoms/core/modal.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { toOwnCount } from '../../atoms/marks/markCounts.ts'
import type { MarkedThing } from '../../atoms/marks/marks.ts'
import { useMark } from '../../atoms/marks/useMark.ts'
import * as texts from '../../texts/comments.ts'
import { commentOf, storageFailed } from '../../texts/marks.ts'
import { Diggs } from '../../ui/community/CommentCard.tsx'
import { DiggButton } from '../../ui/marks/DiggButton.tsx'
import { FlagButton } from '../../ui/marks/FlagButton.tsx'
import { MarkLine } from '../../ui/marks/MarkLine.tsx'
import { CopyLink } from './CopyLink.tsx'

type CommentActionsProps = {
  /** A comment or a reply. */
  said: Reply
  /** The comment that a reply stands below; null for a comment itself. */
  parent: CommentId | null
  thing: CommentedThing | null
  own: OwnComments
  /** The time of the server's answer that counts the comment's diggs. */
  fetchedAt: string
  onReply: () => void
  onEdit: () => void
}

/** The actions of a comment. */
export function CommentActions(props: CommentActionsProps) {
  const isOwn = useAtomValue(ownerAtom) === props.said.author.id
  return isOwn ? <OwnActions {...props} /> : <OthersActions {...props} />
}

/** The actions on another author's comment: digg, reply, flag, copy its link. */
function OthersActions({ said, thing, fetchedAt, onReply }: CommentActionsProps) {
  const { id, author, diggs_count } = said
  const about = thing?.about
  const marked: MarkedThing = { type: 'comments', id, name: author.username, ...(about && { about }) }
  const digg = useMark('digg', marked, storageFailed)
  const flag = useMark('flag', marked, storageFailed)
  const what = commentOf(author.username)
  return (
    <MarkLine>
      <DiggButton
        mark={digg}
        count={toOwnCount(diggs_count, fetchedAt, digg)}
        what={what}
        onToggle={() => void digg.toggle()}
      />
      {thing && (
        <button type="button" onClick={onReply}>
          {texts.reply}
          <span className="visuallyHidden">: {what}</span>
        </button>
      )}
      <FlagButton mark={flag} what={what} onFlag={(why) => void flag.put(why)} onTakeBack={() => void flag.clear()} />
      {thing && <CopyLink id={id} thing={thing} what={what} />}
    </MarkLine>
  )
}

/** The actions on the member's own comment: edit, delete, reply. */
function OwnActions({ said, parent, thing, own, onReply, onEdit }: CommentActionsProps) {
  const { id, author, diggs_count } = said
  const mine = own.get(id)
  const remove = useSetAtom(deleteCommentAtom)
  const confirm = useSetAtom(confirmAtom)
  const attempt = useAfterLogin('change', storageFailed)
  const what = commentOf(author.username)
  if (thing === null || mine?.value === null) return <Diggs count={diggs_count} />
  const ask = async () => {
    const waiting = [...own.values()].filter(({ state, value }) => state === 'pending' && value?.parent === id).length
    const isSure = await confirm({
      title: texts.removeTitle(parent !== null),
      text: texts.removeText(waiting, mine?.isUnsent ?? false),
      confirm: texts.remove,
      dismiss: texts.keep,
    })
    if (isSure) await attempt(() => remove(thing, { id, parent }))
  }
  return (
    <MarkLine>
      <Diggs count={diggs_count} />
      <button type="button" onClick={onReply}>
        {texts.reply}
        <span className="visuallyHidden">: {what}</span>
      </button>
      <button type="button" onClick={onEdit}>
        {texts.edit}
        <span className="visuallyHidden">: {what}</span>
      </button>
      <button type="button" onClick={() => void ask()}>
        {texts.remove}
        <span className="visuallyHidden">: {what}</span>
      </button>
      {!mine?.isUnsent && <CopyLink id={id} thing={thing} what={what} />}
    </MarkLine>
  )
}
