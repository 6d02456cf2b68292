import { discard, retry } from '../../../src/sync/outbox/manage.ts'
import { addItem, makeList } from '../../builders/commandSamples.ts'
import { anna } from '../../builders/outbox.ts'
import { pass, rate1, refusing, type Way, type Ways } from './way.ts'

/** A refused entry, with the entries that depend on it; then the server accepts it. */
const aRefusedList: Pick<Way, 'queue' | 'arrange'> = {
  queue: [makeList('whole'), addItem('whole', 'm1'), rate1],
  arrange: async (life) => {
    refusing('lists', { status: 422, code: 'invalid' })(life)
    await pass(life)
    life.server.instead = () => null
  },
}

/** The member discards a waiting command, or sends a refused one again. */
export const manage: Ways = {
  'discarded with what falls with it': {
    queue: [makeList('whole'), addItem('whole', 'm1'), rate1],
    act: async (life) => {
      await discard(life.tab, anna, life.first)
      await pass(life)
    },
    ends: [
      ['done addListItem', 'done createList', 'done rateTitle'],
      ['discarded addListItem', 'discarded createList', 'done rateTitle'],
    ],
  },
  'sent again by hand': {
    ...aRefusedList,
    act: async (life) => {
      await retry(life.tab, anna, life.first)
      await pass(life)
    },
    ends: [
      ['blocked addListItem', 'done rateTitle', 'failed createList'],
      ['done addListItem', 'done createList', 'done rateTitle'],
    ],
  },
}
