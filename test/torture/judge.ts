import type pg from 'pg'

/**
 * A command of a user, in the order of the intents. `unsets`: for a deleted thing it counts as done. `again`: it was
 * refused and sent once more, after the commands that had waited for it. `at`: the number of its act; a command that is
 * sent again has a later one. `elsewhere`: on another device of the member. `unsure`: the device's clock was set before
 * the command arrived, so that its order relative to the intents of other devices is unknown.
 */
export type Meant = {
  key: string
  kind: string
  owner: string
  lane: string
  slot: string
  end: string
  unsets: boolean
  again: boolean
  at: number
  elsewhere?: boolean
  unsure?: boolean
}

/** The broken promises. Each list contains sentences about the findings. */
export type Verdicts = {
  lost: string[]
  doubled: string[]
  wrongUser: string[]
  disorder: string[]
  stuck: string[]
  other: string[]
}
export const verdictNames = ['lost', 'doubled', 'wrongUser', 'disorder', 'stuck', 'other'] as const

export const noVerdicts = (): Verdicts => ({ lost: [], doubled: [], wrongUser: [], disorder: [], stuck: [], other: [] })

type EffectRow = { key: string; user_id: string }
/** `beside`: a text that does not follow from the newest one is kept beside it, and is not lost. */
type ReceiptRow = {
  key: string
  user_id: string
  status: number
  applied: boolean | null
  deleted: boolean | null
  beside: boolean
}

/**
 * Judges by the server's log of effects, one row for each actual effect, and its receipts: the device's own statements
 * prove nothing.
 *
 * @param meant in the order of the intents; `end` is the end of each on the device.
 * @returns the verdicts, and the keys whose receipts say that they are stale.
 */
export async function judge(
  database: pg.Pool,
  meant: readonly Meant[],
): Promise<{ verdicts: Verdicts; stale: ReadonlySet<string> }> {
  const keys = meant.map(({ key }) => key)
  const { rows: effects } = await database.query<EffectRow>(
    'select key, user_id from effects where key = any($1::uuid[]) order by id',
    [keys],
  )
  const { rows: receipts } = await database.query<ReceiptRow>(
    `select key, user_id, status, (body ->> 'applied')::boolean as applied,
            coalesce(
              (body -> 'current' ->> 'deleted')::boolean,
              body -> 'current' ? 'proposer' and body -> 'current' ->> 'status' in ('cancelled', 'gone')
            ) as deleted,
            coalesce(jsonb_typeof((body -> 'current' -> 'other')::jsonb) = 'object', false) as beside
       from idempotency where key = any($1::uuid[])`,
    [keys],
  )
  const found = noVerdicts()
  const effectsOf = byKey(effects)
  const receiptsOf = byKey(receipts)
  for (const one of meant) judgeOne(found, one, effectsOf.get(one.key) ?? [], receiptsOf.get(one.key) ?? [])
  judgeOrder(found, meant, effects)
  const unapplied = receipts.filter(({ applied }) => applied === false)
  const stale = new Set(unapplied.map(({ key }) => key))
  judgeLastWord(
    found,
    meant,
    new Set(unapplied.flatMap(({ key, deleted, beside }) => (deleted || beside ? [] : [key]))),
    stale,
  )
  return { verdicts: found, stale }
}

/** Kinds with this answer when the thing exists already: that is no loss. */
const makes = new Set(['createComment', 'createTrivia', 'proposeMeetup', 'startThread', 'sendMessage'])

/**
 * An intent is lost if it was stale although its slot has no later intent: neither the time in transit nor a clock is a
 * valid reason. Deletion wins over everything, and is no loss either.
 *
 * @param late keys of intents whose receipts name a later one.
 * @param stale the same, and those whose receipts say that the thing is deleted.
 */
function judgeLastWord(
  found: Verdicts,
  meant: readonly Meant[],
  late: ReadonlySet<string>,
  stale: ReadonlySet<string>,
): void {
  const bySlot = new Map<string, Meant[]>()
  for (const one of meant) {
    const slot = `${one.owner} ${one.slot}`
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), one])
  }
  for (const inSlot of bySlot.values()) {
    for (const one of inSlot) {
      if (one.end !== 'done' || !late.has(one.key) || makes.has(one.kind) || isClosed(one, meant, stale)) continue
      const isExcused = inSlot.some(
        (other) =>
          !stale.has(other.key) &&
          (other.at > one.at ||
            ((one.unsure || other.unsure) && (one.elsewhere ?? false) !== (other.elsewhere ?? false))),
      )
      if (!isExcused) found.lost.push(`${one.kind} ${one.key} was told that a later intent holds, and there is none`)
    }
  }
}

/** Whether an answer may have come to a meetup that its proposer had closed: another member's act is no loss either. */
function isClosed({ kind, slot }: Meant, meant: readonly Meant[], stale: ReadonlySet<string>): boolean {
  if (kind !== 'answerMeetup') return false
  const [, meetup] = slot.split('/')
  return meant.some(
    (other) =>
      ['decideMeetup', 'cancelMeetup'].includes(other.kind) &&
      other.slot === `meetup/${meetup}` &&
      other.end === 'done' &&
      !stale.has(other.key),
  )
}

function byKey<Row extends { key: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const same = found.get(row.key)
    if (same) same.push(row)
    else found.set(row.key, [row])
  }
  return found
}

/** @param mine the effects of its key. @param kept its receipts. */
function judgeOne(
  found: Verdicts,
  { key, owner, end, unsets }: Meant,
  mine: readonly EffectRow[],
  kept: readonly ReceiptRow[],
): void {
  if (mine.length > 1) found.doubled.push(`${key} took effect ${mine.length} times`)
  if (mine.some((effect) => effect.user_id !== owner))
    found.wrongUser.push(`${key} of ${owner} took effect for another`)
  const receipt = kept.find((each) => each.user_id === owner)
  // A receipt without an effect: a later intent holds already, or the thing had the intended state.
  const isDone = receipt?.status === 200 || (unsets && receipt?.status === 404)
  if (end === 'done' && !isDone) found.lost.push(`${key} is done, but the server has no receipt of it`)
  if (['coalesced', 'failed'].includes(end) && mine.length > 0) found.other.push(`${key} is ${end} and took effect`)
  if (end === 'none') found.lost.push(`${key} is nowhere`)
  if (end.includes('+')) found.other.push(`${key} ended more than once: ${end}`)
}

/**
 * In each lane of each owner, the effects have the order of the intents. The effect of an entry that was discarded in
 * transit may come at any time.
 */
function judgeOrder(found: Verdicts, meant: readonly Meant[], effects: readonly EffectRow[]): void {
  const places = new Map(
    meant.map((one, place) => [
      one.key,
      {
        place,
        lane: `${one.owner} ${one.lane} ${one.elsewhere ?? false}`,
        again: one.again || one.end === 'discarded',
      },
    ]),
  )
  const last = new Map<string, number>()
  for (const { key } of effects) {
    const at = places.get(key)
    if (!at || at.again) continue
    if ((last.get(at.lane) ?? -1) > at.place) found.disorder.push(`${key} overtook another one in ${at.lane}`)
    last.set(at.lane, at.place)
  }
}
