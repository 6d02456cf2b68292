import type { ServerResponse } from 'node:http'
import { type LiveEvent, PLACE, RESET } from '#contract/events.ts'
import { type Cursor, toCursorText } from './cursor.ts'

/**
 * The most bytes that may wait for a client. A slower client is disconnected: it reconnects and gets the missed events.
 */
const MOST_WAITING = 128 * 1024

/** The stream of one open page. */
export type Stream = {
  /** Null: a visitor. */
  readonly memberId: string | null
  /** The session that opened it; null: a visitor. */
  readonly sessionId: string | null
  /** From the topic in the log to the topic that the page asked for. */
  readonly topics: ReadonlyMap<string, string>
  /** The position before which all events of this stream were sent. */
  cursor: Cursor | null
  send(event: LiveEvent, at: Cursor): void
  /** Tells the page to fetch its data anew: too many events were missed. */
  reset(at: Cursor): void
  /**
   * Sends the present cursor without an event: this keeps the connection open and the place of a reconnection recent.
   */
  beat(at: Cursor): void
  end(): void
}

/**
 * Writes to a response whose head was sent.
 *
 * @param retryMs how long the browser waits before it reconnects: different for each stream, so that not all reconnect
 * at once.
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
  // Browsers ignore a time that is no whole number.
  write(`retry: ${Math.round(retryMs)}\n\n`)
  return {
    ...who,
    cursor: null,
    send: (event, at) => write(`id: ${toCursorText(at)}\ndata: ${JSON.stringify(event)}\n\n`),
    reset: (at) => write(`id: ${toCursorText(at)}\nevent: ${RESET}\ndata: {}\n\n`),
    beat: (at) => write(`id: ${toCursorText(at)}\nevent: ${PLACE}\ndata: {}\n\n`),
    end: () => void raw.end(),
  }
}
