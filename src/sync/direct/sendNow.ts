import type { Clock } from '../clock.ts'
import type { BoundCommand } from '../commands/command.ts'
import type { Entry, EntryError } from '../outbox/entry.ts'
import type { NotSent } from '../outbox/outbox.ts'
import type { Verdict } from '../outbox/verdict.ts'
import type { ParkReason } from '../outbox/views.ts'
import { type AttemptDeps, attempt } from '../replay/attempt.ts'

export type SendNowDeps = AttemptDeps & { clock: Clock }

/**
 * The outcome of an intent that was sent at once. `isOpen`: it is not known whether it took effect, and it may be sent
 * again under its key.
 */
export type SentNow = Extract<Verdict, { do: 'done' | 'doneAsGone' }> | { do: 'not'; why: NotSent; isOpen: boolean }

/**
 * The limits for repeating a request without an answer, while the user waits: the number of attempts, and times in ms.
 */
const TRIES = 3
const PATIENCE_MS = 15_000
const LONGEST_WAIT_MS = 5_000

/**
 * Sends an intent, and again under its key while its answer is lost: it takes effect once.
 *
 * @param isOver whether its member has left meanwhile: then it is not sent again.
 */
export async function sendNow(
  deps: SendNowDeps,
  entry: Entry,
  command: BoundCommand,
  isOver: () => boolean,
): Promise<SentNow> {
  const { clock } = deps
  const began = clock.now()
  const { signal } = new AbortController()
  for (let attempts = 0; ; attempts += 1) {
    const verdict = await attempt(deps, { ...entry, attempts }, command, signal)
    if (verdict.do === 'done' || verdict.do === 'doneAsGone') return verdict
    const isLate = attempts + 1 >= TRIES || clock.now() - began > PATIENCE_MS || isOver()
    if (verdict.do !== 'again' || verdict.ms > LONGEST_WAIT_MS || isLate) return toNotSent(verdict)
    await new Promise<void>((resolve) => clock.setTimer(verdict.ms, resolve))
    if (isOver()) return toNotSent(verdict)
  }
}

type Refusal = Exclude<Awaited<ReturnType<typeof attempt>>, { do: 'done' | 'doneAsGone' }>

function toNotSent(verdict: Refusal): SentNow {
  switch (verdict.do) {
    case 'untried':
      return { do: 'not', why: { kind: 'unreachable' }, isOpen: true }
    case 'park':
      return { do: 'not', why: toProblem(parked[verdict.reason]), isOpen: false }
    case 'again':
    case 'pause': {
      const isUnreachable = verdict.error.code === 'unreachable'
      return { do: 'not', why: isUnreachable ? { kind: 'unreachable' } : toProblem(verdict.error), isOpen: true }
    }
    case 'wait':
    case 'fail':
    case 'review':
      return { do: 'not', why: toProblem(verdict.error), isOpen: false }
  }
}

const parked: Record<ParkReason, EntryError> = {
  signIn: { code: 'sign_in_needed', status: 401, text: null },
  otherUser: { code: 'other_user', status: 403, text: null },
  xsrf: { code: 'xsrf', status: 403, text: null },
}

const toProblem = ({ code, status, text }: EntryError): NotSent => ({
  kind: 'refused',
  text,
  reply: { kind: 'problem', status: status ?? 500, code, problem: null, retryAfter: null },
})
