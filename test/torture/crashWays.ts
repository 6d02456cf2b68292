import * as z from 'zod/mini'
import { defineCall } from '#contract/call.ts'
import { OwnComment } from '#contract/comments.ts'
import { type AnyIntent, defineCommand, keepAll } from '../../src/sync/commands/command.ts'
import { toConfirmedComment } from '../../src/sync/commands/comment.ts'
import { toFavouriteIntent } from '../../src/sync/commands/favouriteCinema.ts'
import { toSetMarkIntent } from '../../src/sync/commands/mark.ts'
import { toRateIntent } from '../../src/sync/commands/rateTitle.ts'
import type { Registry } from '../../src/sync/commands/registry.ts'
import { registry, toRegistry } from '../../src/sync/commands/registry.ts'
import type { EnqueueDeps } from '../../src/sync/outbox/enqueue.ts'
import { discard, retry } from '../../src/sync/outbox/manage.ts'
import { keepOther, sendOver } from '../../src/sync/outbox/review.ts'
import { wipeOutbox } from '../../src/sync/outbox/wipe.ts'
import type { Replay } from '../../src/sync/replay.ts'
import { listSlot, thingLane } from '../../src/sync/slots.ts'
import { addItem, makeList, order, samples, writeComment } from '../builders/commandSamples.ts'
import { aFavouriteCinema } from '../builders/favourites.ts'
import type { Fault, ModelServer } from '../builders/modelServer.ts'
import { type Carried, done, type ModelCommand } from '../builders/modelServerState.ts'
import { anna, ben, type TestClock } from '../builders/outbox.ts'
import { film, stars } from '../builders/replayer.ts'

/** A process, its server, and the clock of both; `first` is the number of the queue's first entry. */
export type Life = { tab: EnqueueDeps; replay: Replay; server: ModelServer; clock: TestClock; first: number }

/** A course of a queue other than success. */
export type Way = {
  /** The waiting entries at its beginning. */
  queue: readonly AnyIntent[]
  /** The commands that the server has carried out before. */
  before?: readonly AnyIntent[]
  /** The number of entries from which on they are sent in batches; by default each is sent alone. */
  batchFrom?: number
  /** The acts of the server and of a living process since then. */
  arrange?: (life: Life) => unknown
  /** The acts of the process, at each of whose steps it ends. */
  act: (life: Life) => Promise<unknown>
  /**
   * The possible ends of the entries once another process has continued: one of these; the last one if no process
   * ended.
   */
  ends: readonly (readonly string[])[]
  /** Further checks at that time. */
  check?: (server: ModelServer) => void
  /** The registry with commands that only this way has. */
  registry?: Registry
}

const rate1 = toRateIntent(film('m1'), stars(8))
const rate2 = toRateIntent(film('m2'), stars(3))
const favour = toFavouriteIntent(aFavouriteCinema('astra'), true)
const bothDone = [['done rateTitle', 'done rateTitle']]

const pass = ({ replay }: Life) => replay.pass(anna)

/** Refuses for good the commands with this text in their path. */
const refusing =
  (part: string, refusal: Omit<Extract<Carried, { kind: 'refused' }>, 'kind'>) =>
  ({ server }: Life) => {
    server.instead = ({ path }) => (path.join('/').includes(part) ? { kind: 'refused', ...refusal } : null)
  }

/** A pass with these faults, a wait, and another pass. */
const through = (ms: number, ...faults: Fault[]): Pick<Way, 'queue' | 'act' | 'ends'> => ({
  queue: [rate1],
  act: async (life) => {
    life.server.faults = [...faults]
    await pass(life)
    life.clock.advance(ms)
    await pass(life)
  },
  ends: [['done rateTitle']],
})

/** Signed in as another member, or as a visitor, and back again. */
const as = (cookie: typeof ben | null): Pick<Way, 'queue' | 'act' | 'ends'> => ({
  queue: [rate1, rate2],
  act: async (life) => {
    life.server.cookie = cookie
    await pass(life)
    life.server.cookie = anna
    await pass(life)
  },
  ends: bothDone,
})

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

/** A refused entry, with the entries that depend on it; then the server accepts it. */
const aRefusedList: Pick<Way, 'queue' | 'arrange'> = {
  queue: [makeList('whole'), addItem('whole', 'm1'), rate1],
  arrange: async (life) => {
    refusing('lists', { status: 422, code: 'invalid' })(life)
    await pass(life)
    life.server.instead = () => null
  },
}

const thingCall = defineCall({
  ...{ method: 'POST', path: '/api/things/:id', summary: 'A thing', audience: 'member', command: true },
  params: z.object({ id: z.string() }),
  body: z.object({ parent: z.nullable(z.string()) }),
  answer: z.object({ id: z.string() }),
})

/** A thing that the server names itself. */
export const addThing = defineCommand({
  kind: 'addThing',
  args: z.object({ id: z.string(), parent: z.nullable(z.union([z.string(), z.object({ $ref: z.string() })])) }),
  state: z.object({}),
  lane: ({ id }) => thingLane('lists', id),
  slot: ({ id }) => listSlot(id),
  needs: ({ parent }) => (parent === null ? null : { kind: 'addThing', slot: listSlot('list') }),
  coalesce: keepAll,
  call: thingCall,
  request: ({ id, parent }) => ({ params: { id }, body: { parent: typeof parent === 'string' ? parent : null } }),
  fold: () => ({}),
  receipt: ({ id: server }, { id }) => ({ own: [], ids: { [id]: server } }),
})

/** Carries that command out; for `ModelServer.instead`. */
export const nameThing = ({ path }: ModelCommand) => (path[0] === 'things' ? done({ id: `server-${path[1]}` }) : null)

/** Every way except success, each with the fewest entries that show it. */
export const ways: Readonly<Record<string, Way>> = {
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
  'a batch refused with 401': { ...as(null), batchFrom: 2 },
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
  'refused with 401, and signed in again': as(null),
  'signed in as another member, and back': as(ben),
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
  'named by the server': {
    queue: [
      { kind: 'addThing', args: { id: 'list', parent: null } },
      { kind: 'addThing', args: { id: 'item', parent: { $ref: 'list' } } },
    ],
    registry: toRegistry([...registry.values(), addThing]),
    arrange: ({ server }) => {
      server.instead = nameThing
    },
    act: pass,
    ends: [['done addThing', 'done addThing']],
    check: ({ sent }) => {
      const parents = sent.filter(({ path }) => path.endsWith('item')).map(({ body }) => body)
      if (parents.some((body) => body !== '{"parent":"server-list"}')) throw new Error(`it was sent below ${parents}`)
    },
  },
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
