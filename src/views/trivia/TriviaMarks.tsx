import { useAtomValue } from 'jotai'
import type { TitleCard } from '#contract/marks.ts'
import type { Trivia } from '#contract/trivia.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { toOwnCount } from '../../atoms/marks/markCounts.ts'
import type { MarkedThing } from '../../atoms/marks/marks.ts'
import { useMark } from '../../atoms/marks/useMark.ts'
import { storageFailed, triviaOf } from '../../texts/marks.ts'
import { Votes } from '../../ui/community/TriviaCard.tsx'
import { DiggButton } from '../../ui/marks/DiggButton.tsx'
import { FlagButton } from '../../ui/marks/FlagButton.tsx'
import { MarkLine } from '../../ui/marks/MarkLine.tsx'
import { VoteButtons } from '../../ui/marks/VoteButtons.tsx'

type TriviaMarksProps = {
  entry: Trivia
  about: TitleCard | undefined
  /** The time of the server's answer that counts the votes. */
  fetchedAt: string
}

/** The marks of a fact: votes for and against, digg, flag. Its author has none of them. */
export function TriviaMarks({ entry, about, fetchedAt }: TriviaMarksProps) {
  const { id, author, upvotesCount, downvotesCount } = entry
  const name = about?.title ?? author.username
  const thing: MarkedThing = { type: 'trivia', id, name, ...(about && { about }) }
  const vote = useMark('vote', thing, storageFailed)
  const digg = useMark('digg', thing, storageFailed)
  const flag = useMark('flag', thing, storageFailed)
  const isOwn = useAtomValue(ownerAtom) === author.id
  if (isOwn) return <Votes up={upvotesCount} down={downvotesCount} />
  const what = triviaOf(author.username)
  return (
    <MarkLine>
      <VoteButtons
        mark={vote}
        up={toOwnCount(upvotesCount, fetchedAt, vote, 1)}
        down={toOwnCount(downvotesCount, fetchedAt, vote, -1)}
        onVote={(way) => void (way === null ? vote.clear() : vote.put({ vote: way }))}
      />
      <DiggButton mark={digg} count={null} what={what} onToggle={() => void digg.toggle()} />
      <FlagButton mark={flag} what={what} onFlag={(why) => void flag.put(why)} onTakeBack={() => void flag.clear()} />
    </MarkLine>
  )
}
