import type { IncomingMessage } from 'node:http'
import type { Stage } from './stage.ts'

/** Answers of the server that a journey holds back, like a connection on which nothing comes. */
export type HeldAnswers = {
  /** Lets all of it through, and whatever comes later. */
  release(): void
  /** The number of answers that wait. */
  count(): number
}

/**
 * Holds back every answer of the API from now on.
 *
 * @param change changes an answer before it goes out.
 */
export function holdAnswers(
  { proxy }: Stage,
  change: (input: IncomingMessage, body: Buffer) => 'pass' | Buffer = () => 'pass',
): HeldAnswers {
  let release = () => {}
  let waiting = 0
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  proxy.fault = async (input, body) => {
    if (!input.url?.startsWith('/api/')) return 'pass'
    waiting += 1
    await released
    return change(input, body)
  }
  return { release, count: () => waiting }
}
