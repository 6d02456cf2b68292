import { type Atom, atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import type { TitleCard } from '#contract/marks.ts'
import type { Entry } from '../../sync/outbox/entry.ts'
import type { OutboxRow } from '../../sync/outbox/views.ts'
import type { Visit } from '../../sync/outbox/visit.ts'
import { atomWithSource } from '../core/atomWithSource.ts'
import { follow, latest, outboxEntriesAtom } from '../core/outbox.ts'
import { ownerAtom } from '../core/session.ts'
import { type CommentWords, toAct, toDamagedAct, toFace, type WaitingAct } from './waitingActs.ts'

/**
 * A row of "Ausstehende Aktionen". `slow` is being sent, but its answer is late (`useActionsNow`); `newer` belongs to a
 * newer version of the app, `unreadable` is damaged and can only be discarded; `sent` was sent since the page was
 * opened.
 */
export type WaitingAction = {
  seq: number
  act: WaitingAct
  /** The title it is about, where it is about one. */
  face: TitleCard | null
  /** The time of the intent; null when it is not known. */
  since: string | null
  state: Entry['state'] | 'slow' | 'newer' | 'unreadable' | 'sent'
  /**
   * The begin of the attempt that runs, and the time until which no other replayer sends the entry, in milliseconds.
   */
  sending: { since: number; until: number } | null
  /** It was sent, and its outcome is unknown. */
  mayHaveArrived: boolean
  /**
   * The comment's text of this device, when the comment was changed elsewhere meanwhile: one version has to be dropped.
   */
  conflict: CommentWords | null
  error: Entry['lastError']
  /** The actions that are discarded together with this one. */
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

/** The progress of the outbox while the page is open: how many actions there were, how many were sent, and which. */
export const visitAtom: Atom<{ total: number; sent: number; actions: readonly WaitingAction[] }> = atom((get) => {
  const owner = get(ownerAtom)
  const { total, sent, entries } = owner === null ? noVisit : get(visitOf(owner))
  return {
    total,
    sent,
    actions: entries.map((entry) => ({ ...toAction(entry, []), state: 'sent' as const, error: null })),
  }
})

/** The action stays as it is until the member decides. */
export const needsDecision = (action: WaitingAction): boolean => groupOf(action) === 'decide'

/** The server accepts it only later (460), and sending it earlier is useless. */
export const waitsForHour = ({ state, error }: WaitingAction): boolean =>
  state === 'pending' && error?.code === 'account_too_new'

/** The group of an action. */
export function groupOf({ state }: WaitingAction): ActionGroup {
  switch (state) {
    case 'failed':
    case 'blocked':
    case 'review':
    case 'unreadable':
      return 'decide'
    case 'sending':
    case 'slow':
      return 'sending'
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
        row.sending,
      )
    case 'newer':
      return { ...nobodyKnows, seq: row.seq, state: row.row }
    case 'unreadable':
      return toDamaged(row, entries)
  }
}

function toDamaged(
  { seq, remains, dependents }: OutboxRow & { row: 'unreadable' },
  entries: ReadonlyMap<string, Entry>,
): WaitingAction {
  return {
    ...nobodyKnows,
    seq,
    state: 'unreadable',
    act: remains ? toDamagedAct(remains) : { kind: 'damaged', words: null },
    face: remains && toFace(remains),
    since: remains?.intentAt ?? null,
    mayHaveArrived: remains?.wasSent ?? false,
    error: { code: remains ? 'unreadable' : 'unreadableOfNobody', status: null, text: null },
    falls: toFalls(dependents.map((key) => entries.get(key))),
  }
}

const toFalls = (dependents: readonly (Entry | undefined)[]) =>
  dependents.map((each): WaitingAct => (each ? toAct(each) : { kind: 'unknown' }))

const nobodyKnows = {
  act: { kind: 'unknown' },
  face: null,
  since: null,
  error: null,
  falls: [],
  sending: null,
  mayHaveArrived: false,
  conflict: null,
} as const

function toAction(
  entry: Entry,
  dependents: readonly (Entry | undefined)[],
  sending: WaitingAction['sending'] = null,
): WaitingAction {
  const { seq, intentAt, state, lastError } = entry
  const act = toAct(entry)
  return {
    seq,
    act,
    face: toFace(entry),
    since: intentAt,
    state,
    sending,
    mayHaveArrived: hasOpenOutcome(entry),
    conflict: state === 'review' && lastError?.code === 'version' && act.kind === 'comment' ? act.words : null,
    error: lastError,
    falls: toFalls(dependents),
  }
}

/** The entry was sent once, and no answer has told its outcome. */
function hasOpenOutcome({ state, firstSentAt, attempts, lastError }: Entry): boolean {
  if (firstSentAt === null) return false
  switch (state) {
    case 'pending':
    case 'sending':
      return true
    case 'parked':
      // The refusal for want of a sign-in is an answer; what came before it was none.
      return attempts > 0
    case 'review':
      return lastError?.code === 'unknownOutcome'
    case 'failed':
    case 'blocked':
      return false
  }
}
