import { AT, words } from './drawn.ts'
import type { Kind, Pool } from './kinds.ts'
import type { Random } from './random.ts'

/** A meetup, which either of the members may have proposed by then, and one of its showings. */
function drawMeetup(random: Random, { meetups, showings }: Pool) {
  const { id: showing, title } = random.pick(showings)
  return { id: random.pick(meetups), title, showing }
}

/** The commands on meetups. */
export const meetupKinds: Readonly<Record<string, Kind>> = {
  proposeMeetup: {
    weight: 2,
    draw: (random, pool) => {
      const { id, title } = drawMeetup(random, pool)
      const proposer = random.pick(pool.friends)
      const proposed = { proposer, showings: [...pool.showings], invited: [...pool.friends], note: random.pick(words) }
      return { kind: 'proposeMeetup', args: { id, title, ...proposed, createdAt: AT } }
    },
  },
  answerMeetup: {
    weight: 3,
    draw: (random, pool) => ({
      kind: 'answerMeetup',
      args: { ...drawMeetup(random, pool), suits: random.below(2) === 0 },
    }),
  },
  decideMeetup: { weight: 1, draw: (random, pool) => ({ kind: 'decideMeetup', args: drawMeetup(random, pool) }) },
  cancelMeetup: { weight: 1, draw: (random, pool) => ({ kind: 'cancelMeetup', args: drawMeetup(random, pool) }) },
  leaveMeetup: { weight: 1, draw: (random, pool) => ({ kind: 'leaveMeetup', args: drawMeetup(random, pool) }) },
}
