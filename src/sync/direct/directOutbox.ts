import type { CommandKey, UserId } from '#contract/ids.ts'
import type { Api } from '../api.ts'
import type { AnyIntent, BoundCommand } from '../commands/command.ts'
import type { Registry } from '../commands/registry.ts'
import { ENTRY_VERSION, type Entry } from '../outbox/entry.ts'
import type { EnqueueResult, NotSent, Outbox } from '../outbox/outbox.ts'
import { resolveRefs } from '../outbox/refs.ts'
import { sameState } from '../outbox/sameState.ts'
import { emptySummary } from '../outbox/views.ts'
import { fetchOwn } from './fetchOwn.ts'
import { createJob, type Job, Memory } from './memory.ts'
import { type SendNowDeps, type SentNow, sendNow } from './sendNow.ts'

export type DirectDeps = SendNowDeps & { registry: Registry; api: Api; uuid: () => string }

/** The outbox of a page whose browser lets it store nothing (ADR 031). */
export type DirectOutbox = Outbox & {
  /** Fetches the owner's state from the server, as long as they are still signed in here. */
  refreshOwn(owner: UserId, isStill?: () => boolean): Promise<boolean>
}

const noVisit = { total: 0, sent: 0, entries: [] }
const done = async () => {}

/**
 * Sends each intent at once, those of a lane one after the other, and resolves with the server's answer. Until then the
 * intent is folded in memory over the confirmed state; nothing waits once an intent is answered or dropped.
 */
export function createDirectOutbox(deps: DirectDeps): DirectOutbox {
  const { registry } = deps
  const memories = new Map<UserId, Memory>()
  const watchers = new Set<() => void>()
  const listeners = new Set<(news: NotSent) => void>()

  const memoryOf = (owner: UserId): Memory => {
    const known = memories.get(owner) ?? new Memory(owner)
    memories.set(owner, known)
    return known
  }
  const isOver = (memory: Memory) => memories.get(memory.owner) !== memory
  const tell = () => {
    for (const look of watchers) look()
  }
  function watch<T>(read: () => T, show: (value: T) => void): () => void {
    const look = () => show(read())
    watchers.add(look)
    look()
    return () => watchers.delete(look)
  }

  function createEntry(memory: Memory, { kind, args, deps: needed = [] }: AnyIntent, bound: BoundCommand): Entry {
    const own = memory.own.get(bound.slot)
    const heard = Math.max(memory.heard, own ? Date.parse(own.updatedAt) : 0)
    const intentOrder = memory.takeOrder()
    return {
      ...{ seq: intentOrder.seq, key: deps.uuid() as CommandKey, owner: memory.owner, v: ENTRY_VERSION, kind, args },
      ...{ lane: bound.lane, slot: bound.slot, deps: needed, base: own?.state ?? null },
      intentAt: new Date(deps.clock.now()).toISOString(),
      ...(heard > 0 && { intentAfter: new Date(heard).toISOString() }),
      intentOrder,
      ...{ state: 'pending', attempts: 0, nextAt: 0, lease: null, firstSentAt: null, lastError: null },
    }
  }

  /** The same press once more waits for the same answer; one whose answer was lost goes again under its key. */
  function enqueue(owner: UserId, intent: AnyIntent): Promise<EnqueueResult> {
    const bound = registry.get(intent.kind)?.bind(intent.args)
    if (!bound) throw new Error(`No command "${intent.kind}" takes these arguments`)
    const memory = memoryOf(owner)
    const before = memory.inSlot(bound.slot)
    const latest = before.at(-1)
    if (latest && isSame(latest.entry, intent)) return latest.result
    const lost = memory.lost.get(bound.slot)
    memory.lost.delete(bound.slot)
    const entry = lost && isSame(lost, intent) ? lost : createEntry(memory, intent, bound)
    const job = createJob(entry, bound)
    for (const earlier of before) {
      if (earlier.isSent || bound.coalesce(earlier.entry).do !== 'replace') continue
      memory.jobs.delete(earlier)
      earlier.resolve(job.result)
    }
    memory.jobs.add(job)
    const turn = (memory.tails.get(bound.lane) ?? done()).then(() => run(memory, job))
    memory.tails.set(bound.lane, turn)
    tell()
    return job.result
  }

  async function run(memory: Memory, job: Job): Promise<void> {
    if (!memory.jobs.has(job)) return
    if (isOver(memory)) return job.resolve(gone)
    job.isSent = true
    // An id that the server gave to what this one is about.
    const { entry } = job
    const command = registry.get(entry.kind)?.bind(resolveRefs(entry.args, memory.ids)) ?? job.command
    const sent = await sendNow(deps, entry, command, () => isOver(memory))
    memory.jobs.delete(job)
    if (isOver(memory)) return job.resolve(gone)
    job.resolve(settle(memory, job, sent))
    tell()
  }

  function settle(memory: Memory, { entry, command }: Job, sent: SentNow): EnqueueResult {
    const { kind, slot } = entry
    if (sent.do === 'not') {
      if (sent.isOpen && memory.inSlot(slot).length === 0) memory.lost.set(slot, entry)
      for (const hear of listeners) hear(sent.why)
      return { kind: 'notSent', why: sent.why }
    }
    const known = memory.own.get(slot)
    if (sent.do === 'done') {
      const effect = command.receipt(sent.answer)
      memory.confirm(effect?.own ?? [])
      for (const [local, server] of Object.entries(effect?.ids ?? {})) memory.ids.set(local, server)
    } else if (known) memory.confirm([{ ...known, state: command.fold(known.state) }])
    memory.done.push({ kind, slot })
    return { kind: 'queued' }
  }

  const countDone = (owner: UserId, kind: string) => memoryOf(owner).done.filter((one) => one.kind === kind).length

  const freshOf = (owner: UserId, kind: string) => {
    const { told, done: all } = memoryOf(owner)
    const slots = all.filter((one) => one.kind === kind).map(({ slot }) => slot)
    return slots.slice(told.get(kind) ?? 0)
  }

  return {
    enqueue: async (owner, intent) => enqueue(owner, intent),
    enqueueAll: async (owner, intents) => {
      for (const intent of intents) {
        const result = await enqueue(owner, intent)
        if (result.kind !== 'queued') return result
      }
      return { kind: 'queued' }
    },
    watchSlot: (owner, slot, show) => watch(() => memoryOf(owner).view(registry, slot), show),
    watchSlots: (owner, prefix, show) => watch(() => memoryOf(owner).views(registry, prefix), show),
    readSlots: async (owner, prefix) => memoryOf(owner).views(registry, prefix),
    watchSummary: (_owner, show) => watch(() => emptySummary, show),
    watchRows: (_owner, show) => watch(() => [], show),
    watchVisit: (_owner, show) => watch(() => noVisit, show),
    watchFetched: (owner, show) => watch(() => !memoryOf(owner).isPartial, show),
    watchDone: (owner, kind, show) => watch(() => countDone(owner, kind), show),
    peekDone: async (owner, kind) => freshOf(owner, kind).at(-1) ?? null,
    takeDone: async (owner, kind) => {
      const fresh = freshOf(owner, kind)
      memoryOf(owner).told.set(kind, countDone(owner, kind))
      return fresh
    },
    watchRefusals: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    // Nothing waits here that could be sent again, given up or decided.
    ...{ retry: done, discard: done, sendOver: done, keepOther: done },
    countKinds: async () => new Map(),
    wipe: async ({ stays }) => {
      for (const owner of [...memories.keys()]) if (!stays.includes(owner)) memories.delete(owner)
      tell()
    },
    refreshOwn: async (owner, isStill = () => true) => {
      const memory = memoryOf(owner)
      const isFetched = await fetchOwn(deps.api, memory, () => isStill() && !isOver(memory))
      tell()
      return isFetched
    },
  }
}

/** Its member has signed out: no message is shown. */
const gone: EnqueueResult = { kind: 'notSent', why: { kind: 'cancelled' } }

/** The same act, whenever it was meant. */
function isSame({ kind, args }: Entry, intent: AnyIntent): boolean {
  return kind === intent.kind && sameState(withoutTimes(args), withoutTimes(intent.args))
}

function withoutTimes(args: unknown): unknown {
  const { createdAt: _created, addedAt: _added, ...rest } = args as Record<string, unknown>
  return rest
}
