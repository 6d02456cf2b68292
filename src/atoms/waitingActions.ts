import { type Atom, atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import type { TitleCard } from '#contract/marks.ts'
import type { Entry } from '../sync/outbox/entry.ts'
import type { OutboxRow } from '../sync/outbox/views.ts'
import type { Visit } from '../sync/outbox/visit.ts'
import { atomWithSource } from './atomWithSource.ts'
import { follow, latest, outboxEntriesAtom } from './outbox.ts'
import { ownerAtom } from './session.ts'
import { toAct, toFace, type WaitingAct } from './waitingActs.ts'

/**
 * A row of "Ausstehende Aktionen". `newer` belongs to a newer version of the app, `unreadable` can only be discarded;
 * `sent` has arrived since somebody began to look.
 */
export type WaitingAction = {
  seq: number
  act: WaitingAct
  /** The title it is about, where it is about one. */
  face: TitleCard | null
  /** When it was meant; null when nobody knows. */
  since: string | null
  state: Entry['state'] | 'newer' | 'unreadable' | 'sent'
  error: Entry['lastError']
  /** What is discarded with it. */
  falls: readonly WaitingAct[]
}

/** Groups in which actions are shown, in this order. */
export const actionGroups = ['decide', 'sending', 'waiting', 'sent'] as const
export type ActionGroup = (typeof actionGroups)[number]

/** Own waiting actions in order of arrival; null until the device has answered. */
export const waitingActionsAtom = atom((get): readonly WaitingAction[] | null => {
  const rows = get(outboxEntriesAtom)
  if (rows === null) return null
  const acts = new Map(rows.flatMap((row) => (row.row === 'entry' ? [[row.entry.key as string, row.entry]] : [])))
  return rows.map((row) => toWaitingAction(row, acts))
})

const noVisit: Visit = { total: 0, sent: 0, entries: [] }

const visitOf = latest((owner: UserId) =>
  atomWithSource<Visit>(noVisit, (get, show) => follow(get, (outbox) => outbox.watchVisit(owner, show))),
)

/** How what waited goes on while somebody looks: so many of so many sent, and what was. */
export const visitAtom: Atom<{ total: number; sent: number; actions: readonly WaitingAction[] }> = atom((get) => {
  const owner = get(ownerAtom)
  const { total, sent, entries } = owner === null ? noVisit : get(visitOf(owner))
  return {
    total,
    sent,
    actions: entries.map((entry) => ({ ...toAction(entry, []), state: 'sent' as const, error: null })),
  }
})

/** Nothing happens to it any more unless the user decides. */
export const needsDecision = (action: WaitingAction): boolean => groupOf(action) === 'decide'

/** Where an action stands among the groups. */
export function groupOf({ state }: WaitingAction): ActionGroup {
  switch (state) {
    case 'failed':
    case 'blocked':
    case 'review':
    case 'unreadable':
      return 'decide'
    case 'sending':
    case 'sent':
      return state
    case 'pending':
    case 'parked':
    case 'newer':
      return 'waiting'
  }
}

function toWaitingAction(row: OutboxRow, entries: ReadonlyMap<string, Entry>): WaitingAction {
  switch (row.row) {
    case 'entry':
      return toAction(
        row.entry,
        row.dependents.map((key) => entries.get(key)),
      )
    case 'newer':
    case 'unreadable':
      return { act: { kind: 'unknown' }, face: null, since: null, error: null, falls: [], seq: row.seq, state: row.row }
  }
}

function toAction(entry: Entry, dependents: readonly (Entry | undefined)[]): WaitingAction {
  const { seq, intentAt, state, lastError } = entry
  const falls = dependents.map((each): WaitingAct => (each ? toAct(each) : { kind: 'unknown' }))
  return { seq, act: toAct(entry), face: toFace(entry), since: intentAt, state, error: lastError, falls }
}
