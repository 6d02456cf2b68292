import { addItem, makeList, order, writeComment } from '../../builders/commandSamples.ts'
import { ben } from '../../builders/outbox.ts'
import { pass, rate1, rate2, refusing, type Ways } from './way.ts'

/** The server refuses a command for good. */
export const refusals: Ways = {
  'refused with 422': {
    queue: [rate1, rate2],
    arrange: refusing('m1', { status: 422, code: 'invalid' }),
    act: pass,
    ends: [['done rateTitle', 'failed rateTitle']],
  },
  'refused with 460': {
    queue: [writeComment('new'), rate1],
    arrange: refusing('comments', { status: 460, code: 'account_too_new' }),
    act: pass,
    ends: [['done rateTitle', 'failed createComment']],
  },
  'refused with 404': { queue: [addItem('nowhere', 'm1')], act: pass, ends: [['failed addListItem']] },
  'unset what is gone': {
    queue: [
      { kind: 'deleteComment', args: { id: 'nowhere', type: 'movies', item: 'm1', parent: null, title: 'Salz' } },
    ],
    act: pass,
    ends: [['done deleteComment']],
    check: ({ effects }) => {
      if (effects.length > 0) throw new Error('nothing was there to be deleted')
    },
  },
  'refused with 403, as it is somebody else’s': {
    queue: [{ kind: 'updateList', args: { list: 'bens', name: 'Bens', changes: { name: 'Annas' } } }],
    arrange: ({ server }) => server.lists.give(ben, 'bens'),
    act: pass,
    ends: [['failed updateList']],
  },
  'refused with what depends on it': {
    queue: [makeList('whole'), addItem('whole', 'm1'), order('whole', 'm1'), rate1],
    arrange: refusing('lists', { status: 422, code: 'invalid' }),
    act: pass,
    ends: [['blocked addListItem', 'blocked orderList', 'done rateTitle', 'failed createList']],
  },
}
