import type { ServerResponse } from 'node:http'
import { type LiveEvent, PLACE, RESET } from '#contract/events.ts'
import { type Cursor, toCursorText } from './cursor.ts'

/** Who does not take what was sent, up to so many bytes, is cut off: they come back and catch up. */
const MOST_WAITING = 128 * 1024

/** One page that listens. */
export type Stream = {
  /** Null: a visitor. */
  readonly memberId: string | null
  /** The session that opened it; null: a visitor. */
  readonly sessionId: string | null
  /** Of the log → as the page named it. */
  readonly topics: ReadonlyMap<string, string>
  /** What lies before it was told, or was none of theirs. */
  cursor: Cursor | null
  send(event: LiveEvent, at: Cursor): void
  /** Too much was missed. */
  reset(at: Cursor): void
  /** Nothing has happened: keeps the line open, and where to take it up again fresh. */
  beat(at: Cursor): void
  end(): void
}

/**
 * Writes to a response whose head was sent.
 *
 * @param retryMs how long the browser waits before it comes back: each another time, so that they do not come at once.
 */
export function createStream(
  raw: Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength' | 'writableEnded'>,
  who: Pick<Stream, 'memberId' | 'sessionId' | 'topics'>,
  retryMs: number,
): Stream {
  const write = (text: string) => {
    if (raw.writableEnded) return
    raw.write(text)
    if (raw.writableLength > MOST_WAITING) raw.destroy()
  }
  write(`retry: ${retryMs}\n\n`)
  return {
    ...who,
    cursor: null,
    send: (event, at) => write(`id: ${toCursorText(at)}\ndata: ${JSON.stringify(event)}\n\n`),
    reset: (at) => write(`id: ${toCursorText(at)}\nevent: ${RESET}\ndata: {}\n\n`),
    beat: (at) => write(`id: ${toCursorText(at)}\nevent: ${PLACE}\ndata: {}\n\n`),
    end: () => void raw.end(),
  }
}
