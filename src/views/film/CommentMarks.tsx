import { useAtomValue } from 'jotai'
import type { Reply } from '#contract/comments.ts'
import type { TitleCard } from '#contract/marks.ts'
import { toOwnCount } from '../../atoms/markCounts.ts'
import type { MarkedThing } from '../../atoms/marks.ts'
import { ownerAtom } from '../../atoms/session.ts'
import { useMark } from '../../atoms/useMark.ts'
import { commentOf, storageFailed } from '../../texts/marks.ts'
import { Diggs } from '../../ui/community/CommentCard.tsx'
import { DiggButton } from '../../ui/marks/DiggButton.tsx'
import { FlagButton } from '../../ui/marks/FlagButton.tsx'
import { MarkLine } from '../../ui/marks/MarkLine.tsx'

type CommentMarksProps = {
  /** A comment or a reply. */
  said: Reply
  about: TitleCard | undefined
  /** When the server made the answer that counts its diggs. */
  fetchedAt: string
}

/** Likes a comment or tells the moderation of it. Nobody does so with their own. */
export function CommentMarks({ said, about, fetchedAt }: CommentMarksProps) {
  const { id, author, diggs_count } = said
  const thing: MarkedThing = { type: 'comments', id, name: author.username, ...(about && { about }) }
  const digg = useMark('digg', thing, storageFailed)
  const flag = useMark('flag', thing, storageFailed)
  const isOwn = useAtomValue(ownerAtom) === author.id
  if (isOwn) return <Diggs count={diggs_count} />
  const what = commentOf(author.username)
  return (
    <MarkLine>
      <DiggButton
        mark={digg}
        count={toOwnCount(diggs_count, fetchedAt, digg)}
        what={what}
        onToggle={() => void digg.toggle()}
      />
      <FlagButton
        mark={flag}
        what={what}
        onFlag={(reason) => void flag.put({ reason })}
        onTakeBack={() => void flag.clear()}
      />
    </MarkLine>
  )
}
