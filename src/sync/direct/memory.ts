import type { UserId } from '#contract/ids.ts'
import type { BoundCommand, Confirmed } from '../commands/command.ts'
import type { Registry } from '../commands/registry.ts'
import type { OwnRow } from '../outbox/database.ts'
import type { Entry } from '../outbox/entry.ts'
import type { EnqueueResult } from '../outbox/outbox.ts'
import { toSideSlot, toSlotView } from '../outbox/overlay.ts'
import type { SlotView } from '../outbox/views.ts'

/** An intent that is on its way, or behind one of its lane that is. */
export type Job = {
  entry: Entry
  command: BoundCommand
  isSent: boolean
  result: Promise<EnqueueResult>
  resolve: (result: EnqueueResult | Promise<EnqueueResult>) => void
}

export function createJob(entry: Entry, command: BoundCommand): Job {
  let resolve: Job['resolve'] = () => {}
  const result = new Promise<EnqueueResult>((settle) => {
    resolve = settle
  })
  return { entry, command, isSent: false, result, resolve }
}

/** A member's state in a page that can store nothing; it ends with the page. */
export class Memory {
  readonly own = new Map<string, OwnRow>()
  readonly ids = new Map<string, string>()
  readonly jobs = new Set<Job>()
  /** The last intent of a slot whose outcome is not known, by slot. */
  readonly lost = new Map<string, Entry>()
  /** The last job of each lane has settled. */
  readonly tails = new Map<string, Promise<void>>()
  readonly done: { kind: string; slot: string }[] = []
  /** The number of entries in `done` whose arrival was shown, by kind. */
  readonly told = new Map<string, number>()
  /** Up to where own state was fetched; null before that. */
  since: string | null = null
  /** The server holds more than was fetched. */
  isPartial = true
  /** The server's time in its last answer, in ms; 0 before the first. */
  heard = 0
  readonly owner: UserId
  /** A page is a device of its own to the server: it knows no other one's numbers (ADR 029). */
  private readonly device: string = crypto.randomUUID()
  private latest = 0

  constructor(owner: UserId) {
    this.owner = owner
  }

  /** The place of what is meant now. */
  takeOrder(): { device: string; seq: number } {
    this.latest += 1
    return { device: this.device, seq: this.latest }
  }

  /** In order of arrival. */
  inSlot(slot: string): Job[] {
    return [...this.jobs].filter(({ entry }) => entry.slot === slot)
  }

  /** Confirmed state; what is older than what is known is dropped. */
  confirm(all: readonly Confirmed[]): void {
    for (const one of all) {
      const known = this.own.get(one.slot)
      if (known && Date.parse(known.updatedAt) > Date.parse(one.updatedAt)) continue
      this.own.set(one.slot, { owner: this.owner, ...one })
    }
  }

  view(registry: Registry, slot: string): SlotView {
    const entries = [...this.jobs].map(({ entry }) => entry)
    return toSlotView(registry, slot, this.own.get(slot), entries)
  }

  views(registry: Registry, prefix: string): ReadonlyMap<string, SlotView> {
    const touched = [...this.jobs].flatMap(({ entry }) => [entry.slot, toSideSlot(registry, entry) ?? entry.slot])
    const slots = new Set([...this.own.keys(), ...touched])
    const wanted = [...slots].filter((slot) => slot.startsWith(prefix))
    return new Map(wanted.map((slot) => [slot, this.view(registry, slot)]))
  }
}
