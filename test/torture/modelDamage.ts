import type { Entry } from '../../src/sync/outbox/entry.ts'
import type { Damage, Step } from '../builders/modelSteps.ts'
import type { World } from './modelWorld.ts'

/** Damages a row as a bad disk or a faulty version would. */
export async function damage(
  { device: { db }, damaged }: World,
  { user, nth, how }: Step & { do: 'damage' },
): Promise<void> {
  await db.transaction('rw', db.outbox, async () => {
    const rows = (await db.outbox.toArray()).filter(({ owner }) => owner === user)
    const row = rows[nth % Math.max(1, rows.length)]
    if (!row) return
    // A row that has lost its fields may lose its owner later.
    damaged.set(row.key, { owner: how === 'fields' ? user : null, isNamed: how !== 'empty' })
    await db.outbox.put(remainsOf(row, how) as Entry)
  })
}

function remainsOf(row: Entry, how: Damage): unknown {
  switch (how) {
    case 'empty':
      return { seq: row.seq }
    case 'owner':
      return { ...row, owner: 17 }
    case 'fields':
      return { ...row, attempts: 'often', deps: [{}], lane: null }
  }
}
