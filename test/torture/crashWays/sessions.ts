import { wipeOutbox } from '../../../src/sync/outbox/wipe.ts'
import { anna, ben } from '../../builders/outbox.ts'
import { bothDone, pass, rate1, rate2, signedInAs, type Ways } from './way.ts'

/** Another member is signed in, or nobody. */
export const sessions: Ways = {
  'refused with 401, and signed in again': signedInAs(null),
  'signed in as another member, and back': signedInAs(ben),
  'signed out, with what waits kept': {
    queue: [rate1, rate2],
    act: async (life) => {
      life.server.faults = ['dropAnswer', 'dropRequest']
      await pass(life)
      await wipeOutbox(life.tab.db, { stays: [], discards: null })
      life.server.cookie = ben
      await life.replay.pass(ben)
      life.server.cookie = anna
      await pass(life)
    },
    ends: bothDone,
  },
  'signed out, with what waits discarded': {
    queue: [rate1, rate2],
    act: ({ tab }) => wipeOutbox(tab.db, { stays: [], discards: anna }),
    ends: [...bothDone, []],
  },
}
