import type { DirectOutbox } from './direct/directOutbox.ts'
import { withDatabase } from './outbox/database.ts'
import type { EnqueueDeps } from './outbox/enqueue.ts'
import { deviceDeps, openOutbox } from './outbox/openOutbox.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { Replay, ReplayInput } from './replay.ts'

type PageInput = Pick<ReplayInput, 'fetch' | 'readCookie'>

/** Null where the device stores what is done. */
let direct: Promise<DirectOutbox | null> | null = null

function openOnce(input: PageInput): Promise<DirectOutbox | null> {
  direct ??= openDirectly(input).catch((error) => {
    direct = null
    throw error
  })
  return direct
}

async function openDirectly(input: PageInput): Promise<DirectOutbox | null> {
  const device = deviceDeps()
  if (await canStore(device)) return null
  const { openDirect } = await import('./direct/openDirect.ts')
  return openDirect({ ...input, device })
}

/** Does the browser let the app store anything, and answer within five seconds? A policy or a private window may not. */
export async function canStore({ db, clock }: Pick<EnqueueDeps, 'db' | 'clock'>): Promise<boolean> {
  try {
    await withDatabase(db, async () => undefined, clock.setTimer)
    return true
  } catch {
    return false
  }
}

/** This device's outbox; where nothing can be stored, one that sends each intent at once (ADR 031). For pages. */
export async function openDevice(input: PageInput): Promise<Outbox> {
  return (await openOnce(input)) ?? openOutbox()
}

/** This device's replayer. Where nothing can be stored there is nothing to replay, and own state lies in the page. */
export async function openReplay(input: ReplayInput): Promise<Replay> {
  const outbox = await openOnce(input)
  if (outbox === null) return (await import('./replay.ts')).createReplay(input)
  return {
    pass: async () => ({ kind: 'passed', settled: 0, dueAt: null, reached: true }),
    // No pass ever finds a lock held.
    untilFree: async () => {},
    refreshOwn: outbox.refreshOwn,
    all: async () => ({ kind: 'done' }),
  }
}
