import type { Vote } from '#contract/marks.ts'
import * as texts from '../../texts/marks.ts'
import { Icon } from '../kit/Icon.tsx'
import { MarkState } from './MarkState.tsx'
import type { MarkFace } from './markFace.ts'

type VoteButtonsProps = {
  mark: MarkFace & { vote: Vote | null }
  /** Each with the member's own vote. */
  up: number
  down: number
  /** Null removes the member's vote. */
  onVote: (vote: Vote | null) => void
}

/** Votes for or against; pressing the pressed one takes the vote back. */
export function VoteButtons({ mark, up, down, onVote }: VoteButtonsProps) {
  const side = (vote: Vote, count: number) => (
    <button
      type="button"
      aria-pressed={mark.vote === vote}
      aria-label={vote === 1 ? texts.up(count) : texts.down(count)}
      onClick={() => onVote(mark.vote === vote ? null : vote)}
    >
      <Icon name={vote === 1 ? 'up' : 'down'} size="small" />
      {count}
    </button>
  )
  return (
    <>
      {side(1, up)}
      {side(-1, down)}
      <MarkState state={mark.state} />
    </>
  )
}
