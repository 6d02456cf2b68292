import { toFavouriteIntent } from '../../../src/sync/commands/favouriteCinema.ts'
import { addItem, makeList } from '../../builders/commandSamples.ts'
import { aFavouriteCinema } from '../../builders/favourites.ts'
import { bothDone, pass, rate1, rate2, refusing, signedInAs, through, type Ways } from './way.ts'

const favour = toFavouriteIntent(aFavouriteCinema('astra'), true)

/** Commands are sent in one request. */
export const batches: Ways = {
  'a batch of which one is refused': {
    queue: [makeList('whole'), addItem('whole', 'm1'), rate1, rate2, favour],
    batchFrom: 2,
    arrange: refusing('m1/rating', { status: 422, code: 'invalid' }),
    act: pass,
    ends: [['done addListItem', 'done createList', 'done favouriteCinema', 'done rateTitle', 'failed rateTitle']],
  },
  'a batch that the server does not take': {
    queue: [rate1, rate2],
    batchFrom: 2,
    arrange: ({ server }) => {
      server.takesBatches = false
    },
    act: pass,
    ends: bothDone,
  },
  'a batch that is lost after its commit': {
    ...through(300_000, 'dropAnswer'),
    ...{ queue: [rate1, rate2], batchFrom: 2, ends: bothDone },
  },
  'a batch refused with 401': { ...signedInAs(null), batchFrom: 2 },
}
