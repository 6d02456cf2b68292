import { expect } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import type { AnyIntent } from '../../src/sync/commands/command.ts'
import { CommentState } from '../../src/sync/commands/comment.ts'
import { type EnqueueDeps, enqueue } from '../../src/sync/outbox/enqueue.ts'
import type { Entry } from '../../src/sync/outbox/entry.ts'
import { discard, retry } from '../../src/sync/outbox/manage.ts'
import type { Step } from '../builders/modelSteps.ts'
import type { World } from './modelWorld.ts'

/** Stores an intent and notes its key. */
export async function mean(
  { intents, retried, device }: World,
  tab: EnqueueDeps,
  owner: UserId,
  drawn: AnyIntent,
): Promise<void> {
  const intent = await onKnownVersion(tab, owner, drawn)
  const lane = tab.registry.get(intent.kind)?.bind(intent.args)?.lane ?? ''
  const uuid = () => {
    const key = tab.uuid()
    intents.set(key, { owner, lane })
    return key
  }
  const before = await device.rows()
  expect(await enqueue({ ...tab, uuid }, owner, intent)).toEqual({ kind: 'queued' })
  // A refused command that waits is merged with a later change, and continues under a new key.
  const after = new Map((await device.rows()).map((row) => [row.seq, row.key]))
  for (const { seq, key } of before) {
    const now = after.get(seq)
    if (now !== undefined && now !== key) retried.set(key, now)
  }
}

/** Adds to a change of a comment the version that this device knows. */
async function onKnownVersion({ db, registry }: EnqueueDeps, owner: UserId, intent: AnyIntent): Promise<AnyIntent> {
  if (intent.kind !== 'editComment') return intent
  const own = await db.own.get([owner, registry.get(intent.kind)?.bind(intent.args)?.slot ?? ''])
  const known = CommentState.safeParse(own?.state)
  return { ...intent, args: { ...(intent.args as object), version: known.data?.updatedAt ?? null } }
}

/** Discards an entry or sends it again, and notes its new key. */
export async function manage(
  { device, retried, intents, damaged }: World,
  step: Step & { do: 'retry' | 'discard' },
): Promise<void> {
  const rows = (await device.rows()).filter(({ owner }) => owner === step.user)
  const row = rows[step.nth % Math.max(1, rows.length)]
  if (!row) return
  if (damaged.has(row.key)) return
  if (step.do === 'discard') return discard(device, step.user, row.seq)
  // Noted when it gets a new key, not when it was read: a page that still receives an answer may settle it in between.
  const onUpdate = (change: object, _seq: number, { state, key }: Entry): undefined => {
    const { key: fresh } = change as Partial<Entry>
    if (fresh === undefined) return
    expect(['failed', 'review']).toContain(state)
    retried.set(key, fresh)
    intents.set(fresh, { owner: step.user, lane: row.lane })
  }
  device.db.outbox.hook('updating', onUpdate)
  await retry(device, step.user, row.seq)
  device.db.outbox.hook('updating').unsubscribe(onUpdate)
}
