import { OwnComment } from '#contract/ownComments.ts'
import { toConfirmedComment } from '../../../src/sync/commands/comment.ts'
import { keepOther, sendOver } from '../../../src/sync/outbox/review.ts'
import { samples } from '../../builders/commandSamples.ts'
import { anna } from '../../builders/outbox.ts'
import { type Life, pass, rate1, type Ways } from './way.ts'

const edited = {
  before: samples.editComment?.before ?? [],
  queue: samples.editComment ? [samples.editComment.intent] : [],
}

/** Another device has written first: the entry is in review. */
function aConflict({ clock, server }: Life): void {
  clock.advance(1_000)
  server.comments.rewrite(anna, 'edited', 'Vom Telefon.')
}

async function aReview(life: Life): Promise<void> {
  aConflict(life)
  await pass(life)
}

const otherOf = ({ server }: Life) => toConfirmedComment(OwnComment.parse(server.comments.get(anna, 'edited')))

/** Another device of the member has changed something, or writes first. */
export const otherDevices: Ways = {
  'another version won (412)': { ...edited, arrange: aConflict, act: pass, ends: [['review editComment']] },
  'the own version sent over it': {
    ...edited,
    arrange: aReview,
    act: async (life) => {
      const other = otherOf(life)
      await sendOver(life.tab, anna, life.first, { version: other.updatedAt }, other)
      await pass(life)
    },
    ends: [['review editComment'], ['done editComment']],
  },
  'the other version kept': {
    ...edited,
    arrange: aReview,
    act: (life) => keepOther(life.tab, anna, life.first, otherOf(life)),
    ends: [['review editComment'], ['discarded editComment']],
  },
  'catching up with another device': {
    queue: [rate1],
    arrange: ({ server, clock }) => {
      for (let nth = 3; nth < 10; nth += 1) server.rate(anna, `m${nth}`, nth)
      clock.advance(1_000)
    },
    act: async (life) => {
      await life.replay.refreshOwn(anna)
      await pass(life)
    },
    ends: [['done rateTitle']],
  },
}
