import { toSetMarkIntent } from '../../../src/sync/commands/mark.ts'
import { bothDone, pass, rate1, rate2, through, type Ways } from './way.ts'

/** Requests fail that succeed later. */
export const temporaryFaults: Ways = {
  'the XSRF token refused, and renewed': through(0, { status: 403, code: 'xsrf' }),
  'the XSRF token refused twice': through(0, { status: 403, code: 'xsrf' }, { status: 403, code: 'xsrf' }),
  'in progress (409)': through(2_000, { status: 409, code: 'in_progress' }),
  'too many requests (429)': {
    ...through(30_000, { status: 429, headers: { 'retry-after': '30' } }),
    ...{ queue: [rate1, rate2], ends: bothDone },
  },
  'too many of a kind (429)': {
    queue: [toSetMarkIntent({ mark: 'friendship', type: 'users', id: 'nora', name: 'nora' }), rate1],
    act: async (life) => {
      life.server.faults = [{ status: 429, code: 'quota_full', headers: { 'retry-after': '1800' } }]
      await pass(life)
      life.clock.advance(1_800_000)
      await pass(life)
    },
    ends: [['done rateTitle', 'done setMark']],
  },
  'unavailable (503)': through(2_000, { status: 503, headers: { 'retry-after': '2' } }),
  'an error of the server (500)': through(1_000, { status: 500 }),
  'lost on the way there': through(1_000, 'dropRequest'),
  'lost on the way back': through(1_000, 'dropAnswer'),
  'answered by a captive portal': through(1_000, 'portal', 'portal404'),
}
