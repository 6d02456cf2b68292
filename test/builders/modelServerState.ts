import type { Change } from '#contract/changes.ts'
import type { UserId } from '#contract/ids.ts'
import type { Refusal } from './modelServerAnswers.ts'

/** A command at its effect: `path` in its parts after `/api`, `intentAt` in ms of the server's clock. */
export type ModelCommand = {
  user: UserId
  method: string
  path: readonly string[]
  body: unknown
  ifMatch: string | null
  intentAt: number
}

/** The result of a command: the body of its receipt, or a lasting refusal. */
export type Carried = { kind: 'done'; body: object } | ({ kind: 'refused' } & Refusal)

export const done = (body: object): Carried => ({ kind: 'done', body })
export const notFound: Carried = { kind: 'refused', status: 404, code: 'not_found' }
export const notYours: Carried = { kind: 'refused', status: 403, code: 'owner' }

type Register = { change: Change; updatedAt: number; intentAt: number }

/** An intent that reached a register, in the order of arrival; `applied`: it was not stale. */
type Written = { key: string; user: UserId; register: string; applied: boolean }
type Tell = (updatedAt: string) => Change

/** Small, so that few changes need several pages. */
const PAGE = 5

/** Own state of all members in registers: the latest intent holds, and changes are listed in order. */
export class ModelState {
  readonly now: () => number
  /** The results of intents by their time; an intent of another device has no key. */
  readonly written: Written[] = []
  #registers = new Map<string, Register>()
  #key = ''
  #log: { user: UserId; name: string }[] = []

  constructor(now: () => number) {
    this.now = now
  }

  /** Sets the key of the command that is carried out next; empty: an intent of another device. */
  begin(key: string): void {
    this.#key = key
  }

  /** Notes whether an intent was stale for its register. */
  note(user: UserId, register: string, applied: boolean): void {
    this.written.push({ key: this.#key, user, register, applied })
  }

  /** The register of this kind, as the server sends it; null without any intent. */
  get<K extends Change['kind']>(kind: K, user: UserId, name: string): Extract<Change, { kind: K }> | null {
    const change = this.#registers.get(toKey(kind, user, name))?.change
    return change?.kind === kind ? (change as Extract<Change, { kind: K }>) : null
  }

  /** The time of the intent in the register; null without any intent. */
  meantAt(kind: Change['kind'], user: UserId, name: string): number | null {
    return this.#registers.get(toKey(kind, user, name))?.intentAt ?? null
  }

  /** Writes the register, unless it holds a later intent. Answers the receipt. */
  write(kind: Change['kind'], user: UserId, name: string, intentAt: number, tell: Tell): boolean {
    const key = toKey(kind, user, name)
    const before = this.#registers.get(key)
    const applied = before === undefined || before.intentAt <= intentAt
    this.note(user, key, applied)
    if (applied) this.put(kind, user, name, intentAt, tell)
    return applied
  }

  /** Writes the register in any case. The time of a change never goes back. */
  put(kind: Change['kind'], user: UserId, name: string, intentAt: number, tell: Tell): void {
    const key = toKey(kind, user, name)
    const updatedAt = Math.max(this.#registers.get(key)?.updatedAt ?? 0, this.now())
    this.#registers.set(key, { change: tell(new Date(updatedAt).toISOString()), updatedAt, intentAt })
    this.#log.push({ user, name: key })
  }

  /** Adds a change of data that are stored elsewhere, by rules of their own. */
  tell(user: UserId, name: string, change: Change): void {
    const key = toKey(change.kind, user, name)
    this.#registers.set(key, { change, updatedAt: 0, intentAt: 0 })
    this.#log.push({ user, name: key })
  }

  /** Removes the changes of these names. */
  forget(kind: Change['kind'], user: UserId, prefix: string): void {
    for (const key of this.#registers.keys()) if (key.startsWith(toKey(kind, user, prefix))) this.#registers.delete(key)
  }

  /** All changes of a member. */
  all(user: UserId): Change[] {
    return [...this.#registers].filter(([key]) => key.startsWith(`${user} `)).map(([, { change }]) => change)
  }

  /** A page of a member's changes after a cursor. */
  changes(user: UserId, since: number): { changes: Change[]; cursor: string; more: boolean } {
    const cursor = Math.min(this.#log.length, since + PAGE)
    const names = this.#log.slice(since, cursor).filter((logged) => logged.user === user)
    const changes = names.flatMap(({ name }) => this.#registers.get(name)?.change ?? [])
    return { changes, cursor: String(cursor), more: cursor < this.#log.length }
  }
}

const toKey = (kind: Change['kind'], user: UserId, name: string) => `${user} ${kind} ${name}`
