import type { BoundCommand } from '../commands/command.ts'
import type { Entry } from '../outbox/entry.ts'
import type { Settlement } from '../outbox/settle.ts'
import type { Send } from '../send.ts'
import type { Xsrf } from '../xsrf.ts'
import { toVerdict } from './answers.ts'

export type AttemptDeps = { random: () => number; send: Send; xsrf: Xsrf }

/** Sends a claimed entry, with one retry under a new XSRF token. Answers what is to be written down. */
export async function attempt(
  { send, xsrf, random }: AttemptDeps,
  entry: Entry,
  command: BoundCommand,
  signal: AbortSignal,
): Promise<Settlement> {
  const context = { attempts: entry.attempts, unsets: command.unsets, random }
  const request = command.request()
  const token = await xsrf.read()
  const first = toVerdict(await send(entry, request, token, signal), { ...context, refreshed: false })
  if (first.do !== 'refreshXsrf') return first
  const fresh = await xsrf.refresh(token)
  // Not refreshed is not refused: the server could not be asked for a token.
  if (fresh === null) return toUnreachable(context)
  const second = toVerdict(await send(entry, request, fresh, signal), { ...context, refreshed: true })
  return second.do === 'refreshXsrf' ? { do: 'park', reason: 'xsrf' } : second
}

function toUnreachable(context: { attempts: number; unsets: boolean; random: () => number }): Settlement {
  const verdict = toVerdict({ kind: 'unreachable' }, { ...context, refreshed: true })
  return verdict as Settlement
}
