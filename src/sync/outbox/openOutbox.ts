import { systemClock } from '../clock.ts'
import { registry } from '../commands/registry.ts'
import { setDamagedAside } from './damaged.ts'
import { createDatabase, withDatabase } from './database.ts'
import { peekDone, readNewestDone, takeDone } from './done.ts'
import { type EnqueueDeps, enqueue, enqueueAll } from './enqueue.ts'
import { freshLog } from './freshLog.ts'
import { discard, retry } from './manage.ts'
import { cursorFact, isWhole } from './meta.ts'
import type { Outbox } from './outbox.ts'
import { readSlotView, readSlotViews } from './overlay.ts'
import { countKinds, readRows, readSummary } from './readViews.ts'
import { keepOther, sendOver } from './review.ts'
import { createRoom } from './room.ts'
import { createVisit } from './visit.ts'
import { createWatch } from './watch.ts'
import { wipeOutbox } from './wipe.ts'

/** The outbox over a database, a registry of commands and a clock. */
export function createOutbox(deps: EnqueueDeps): Outbox {
  const { db, registry, clock } = deps
  const watch = createWatch(db, clock)
  // A damaged row that cannot be set aside now is set aside at the next reading.
  const tidy = () => void setDamagedAside(db).catch(() => undefined)
  return {
    enqueue: (owner, intent) => enqueue(deps, owner, intent),
    enqueueAll: (owner, intents) => enqueueAll(deps, owner, intents),
    watchSlot: (owner, slot, show) => watch(() => readSlotView(db, registry, owner, slot), show),
    watchSlots: (owner, prefix, show) => watch(() => readSlotViews(db, registry, owner, prefix), show),
    readSlots: (owner, prefix) => readSlotViews(db, registry, owner, prefix),
    watchSummary: (owner, show) => {
      tidy()
      return watch(() => readSummary(db, owner), show)
    },
    watchRows: (owner, show) => {
      tidy()
      return watch(() => readRows(db, owner), show)
    },
    watchVisit: (owner, show) => watch(createVisit(db, owner, clock.now()), show),
    watchFetched: (owner, show) => watch(async () => isWhole(await cursorFact.read(db, owner)), show),
    watchDone: (owner, kind, show) => watch(() => readNewestDone(db, owner, kind), show),
    peekDone: (owner, kind) => peekDone(db, owner, kind),
    takeDone: (owner, kind) => takeDone(db, owner, kind, clock.now()),
    retry: (owner, seq) => retry(deps, owner, seq),
    discard: (owner, seq) => discard(deps, owner, seq),
    sendOver: (owner, seq, changes, other) => sendOver(deps, owner, seq, changes, other),
    keepOther: (owner, seq, other) => keepOther(deps, owner, seq, other),
    countKinds: (owner) => countKinds(db, owner),
    wipe: (leave) => withDatabase(db, () => wipeOutbox(db, leave), clock.setTimer),
  }
}

/** This device's parts, made once for a page or worker. */
export const deviceDeps: () => EnqueueDeps = once(() => {
  // At once, and not with the first intent: until then all that waits lies in a log that may be torn.
  const renewed = freshLog()
  const look = createRoom(systemClock, () => caches)
  return {
    db: createDatabase(),
    registry,
    clock: systemClock,
    uuid: () => crypto.randomUUID(),
    untilSafe: async () => {
      await Promise.all([renewed, look()])
    },
  }
})

/** The outbox of this device, the same one each time. */
export const openOutbox: () => Outbox = once(() => createOutbox(deviceDeps()))

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
