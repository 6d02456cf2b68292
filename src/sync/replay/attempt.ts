import type { BoundCommand } from '../commands/command.ts'
import type { Entry } from '../outbox/entry.ts'
import type { Settlement } from '../outbox/settle.ts'
import type { Send, SendAnswer } from '../send.ts'
import type { BatchAnswer } from '../sendBatch.ts'
import type { Xsrf } from '../xsrf.ts'
import { toVerdict } from './answers.ts'

export type AttemptDeps = { random: () => number; send: Send; xsrf: Xsrf }

/** Sends a claimed entry. Answers what is to be written down. */
export async function attempt(
  { send, xsrf, random }: AttemptDeps,
  entry: Entry,
  command: BoundCommand,
  signal: AbortSignal,
): Promise<Settlement> {
  const request = command.request()
  const answer = await withToken(xsrf, (token) => send(entry, request, token, signal))
  return toVerdict(answer, { attempts: entry.attempts, unsets: command.unsets, random })
}

/** Asks with the XSRF token that is known, and once more with a new one where the server wants that. */
export async function withToken<A extends SendAnswer | BatchAnswer>(
  xsrf: Xsrf,
  ask: (token: string | null) => Promise<A>,
): Promise<A | { kind: 'unreachable' }> {
  const token = await xsrf.read()
  const first = await ask(token)
  if (!isForToken(first)) return first
  const fresh = await xsrf.refresh(token)
  // Not refreshed is not refused: the server could not be asked for a token.
  return fresh === null ? { kind: 'unreachable' } : ask(fresh)
}

const isForToken = (answer: SendAnswer | BatchAnswer) =>
  answer.kind === 'refused' && answer.status === 403 && answer.ours && answer.code === 'xsrf'
