/** What the outbox adds to a page or worker, for its size: engine and commands, without Dexie and zod. */
import { openOutbox } from '../../src/sync/outbox/openOutbox.ts'
import { createReplay } from '../../src/sync/replay.ts'

Object.assign(globalThis, { openOutbox, createReplay })
