import fc from 'fast-check'
import type { UserId } from '#contract/ids.ts'
import type { AnyIntent } from '../../src/sync/commands/command.ts'
import { anIntent } from './modelIntents.ts'
import type { Fault } from './modelServerNetwork.ts'
import { anna, ben } from './outbox.ts'

/** Something that a user, the network, the clock or another device does to the outbox. */
export type Step =
  /** `after`: the first of them has to wait for that entry, whatever it is about. */
  | { do: 'mean'; tab: number; user: UserId; intents: readonly AnyIntent[]; after: number | null }
  | { do: 'forget'; user: UserId }
  | { do: 'pass'; tabs: readonly number[]; user: UserId; hurry: boolean }
  | { do: 'freeze'; tab: number; user: UserId }
  /**
   * A page opens and is killed after so many of its steps. What it had claimed is the next one's, as its lock is free; of
   * one without Web Locks it stays so until the lease is over.
   */
  | { do: 'die'; user: UserId; after: number; locks: boolean }
  | { do: 'workerSync' }
  | { do: 'signIn'; user: UserId | null }
  | { do: 'newToken' }
  | { do: 'faults'; faults: readonly Fault[] }
  /** How long the next requests for commands are on their way, in ms. */
  | { do: 'slowUploads'; uploads: readonly number[] }
  | { do: 'advance'; ms: number }
  | { do: 'jump'; ms: number }
  | { do: 'retry' | 'discard'; user: UserId; nth: number }
  /** A row of theirs is damaged on the disk. */
  | { do: 'damage'; user: UserId; nth: number; how: Damage }
  /** Another device of the member's acts. */
  | { do: 'elsewhere'; user: UserId; film: string; value: number; what: Elsewhere }

/** A film is rated, a list renamed, a comment or a fact rewritten, a comment taken back. */
const elsewhere = ['rating', 'list', 'comment', 'fact', 'gone'] as const
type Elsewhere = (typeof elsewhere)[number]

/** All but the number is gone; whose it is, or what it is, is no longer said. */
const damages = ['empty', 'owner', 'fields'] as const
export type Damage = (typeof damages)[number]

const user = fc.constantFrom(anna, ben)
const tab = fc.constantFrom(0, 1)
const film = fc.constantFrom('m1', 'm2', 'm3')
const value = fc.integer({ min: 0, max: 20 }).map((half) => half / 2)
const fault = fc.constantFrom<Fault>(
  'dropRequest',
  'dropAnswer',
  'dropAnswer',
  'portal',
  'portal404',
  { status: 401 },
  { status: 403, code: 'xsrf' },
  { status: 403, code: 'other_user' },
  { status: 409, code: 'in_progress' },
  { status: 412 },
  { status: 422, code: 'invalid' },
  { status: 429, headers: { 'retry-after': '30' } },
  { status: 429, code: 'quota_full', headers: { 'retry-after': '1800' } },
  { status: 460 },
  { status: 460, headers: { 'retry-after': '7200' } },
  { status: 500 },
  { status: 503 },
  { status: 401, whole: true },
  { status: 413, whole: true },
  { status: 429, headers: { 'retry-after': '30' }, whole: true },
  { status: 500, whole: true },
)
/** Any of these, the usual ones more often. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  ...[anna, ben].map((who) => ({
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('mean' as const),
      tab,
      user: fc.constant(who),
      intents: fc.array(anIntent(who), { minLength: 1, maxLength: 2 }),
      after: fc.option(fc.nat({ max: 4 }), { freq: 6 }),
    }),
  })),
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget' as const), user }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      tabs: fc.constantFrom<readonly number[]>([0], [1], [0, 1], [0, 1, 2]),
      user,
      hurry: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('freeze' as const), tab, user }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ do: fc.constant('die' as const), user },
      ...{ after: fc.integer({ min: 20, max: 80 }), locks: fc.boolean() },
    }),
  },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'workerSync' }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('signIn' as const), user: fc.constantFrom(anna, ben, null) }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'newToken' }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('faults' as const), faults: fc.array(fault, { maxLength: 4 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('slowUploads' as const),
      uploads: fc.array(fc.nat({ max: 60_000 }), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      ms: fc.constantFrom(500, 5_000, 21_000, 61_000, 300_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('jump' as const),
      ms: fc.constantFrom(-691_200_000, -90_000, 90_000, 691_200_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('retry' as const, 'discard' as const), user, nth: fc.nat({ max: 4 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ do: fc.constant('damage' as const), user, nth: fc.nat({ max: 4 }) },
      how: fc.constantFrom(...damages),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ do: fc.constant('elsewhere' as const), user, film, value },
      what: fc.constantFrom(...elsewhere),
    }),
  },
)
