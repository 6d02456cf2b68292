import { PUBLISH_WAIT_MS } from '#contract/newAccount.ts'
import { PAUSE_MAX_MS, toBackoff } from '../outbox/backoff.ts'
import type { EntryError } from '../outbox/entry.ts'
import type { Verdict } from '../outbox/verdict.ts'
import type { SendAnswer } from '../send.ts'

export type AnswerContext = {
  /** Attempts before this one. */
  attempts: number
  unsets: boolean
  random: () => number
}

/** The table of answers: every status is decided here and nowhere else. */
export function toVerdict(answer: SendAnswer, context: AnswerContext): Verdict {
  const backoff = (error: EntryError): Verdict => ({
    do: 'again',
    ms: toBackoff(context.attempts, context.random),
    error,
  })
  switch (answer.kind) {
    case 'receipt':
      return { do: 'done', answer: answer.body }
    case 'unreachable':
      return backoff({ code: 'unreachable', status: null, text: null })
    case 'refused':
      return refused(answer, context, backoff)
  }
}

function refused(
  { status, code, text, retryAfterMs, ours }: SendAnswer & { kind: 'refused' },
  { attempts, unsets, random }: AnswerContext,
  backoff: (error: EntryError) => Verdict,
): Verdict {
  const error: EntryError = { code, status, text }
  if (status === 429 || status === 503) {
    const ms = Math.min(PAUSE_MAX_MS, retryAfterMs ?? toBackoff(attempts + 1, random))
    // The limit is of this kind of entry, not of all requests: no other entry waits for it (ADR 026).
    return { do: code === 'quota_full' ? 'again' : 'pause', ms, error }
  }
  if (status === 408 || status === 425 || status >= 500) return backoff(error)
  // An answer that parks a queue, or refuses for good, must be the server's own: proxies and captive portals answer
  // 401, 403 and 404 too.
  if (!ours) return backoff({ code: 'unreachable', status, text: null })
  if (status === 401) return { do: 'park', reason: 'signIn' }
  // A second token was tried, too.
  if (status === 403 && code === 'xsrf') return { do: 'park', reason: 'xsrf' }
  if (status === 403 && code === 'other_user') return { do: 'park', reason: 'otherUser' }
  if (status === 409 && code === 'in_progress') return { do: 'again', ms: 1000 + random() * 1000, error }
  if (code === 'account_too_new' && retryAfterMs !== null)
    return { do: 'wait', ms: Math.min(PUBLISH_WAIT_MS, retryAfterMs), error }
  if (status === 412) return { do: 'review', error }
  if ((status === 404 || status === 410) && unsets) return { do: 'doneAsGone' }
  return { do: 'fail', error }
}
