/**
 * The code that the outbox adds to a page or worker, to measure its size: engine and commands, without Dexie and zod.
 */
import { openOutbox } from '../../src/sync/outbox/openOutbox.ts'
import { createReplay } from '../../src/sync/replay.ts'

Object.assign(globalThis, { openOutbox, createReplay })
