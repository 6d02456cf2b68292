import type { LiveEvent } from '#contract/events.ts'
import type { Cursor } from '../cursor.ts'
import { judge, type Known, toLiveEvent } from '../judge/service.ts'
import type { LoggedEvent } from '../queries.ts'
import type { Stream } from '../stream.ts'

/** Ends the streams of members whose session has ended. @returns the others. */
export async function endClosed({ sessions }: Pick<Known, 'sessions'>, some: readonly Stream[]): Promise<Stream[]> {
  const ids = some.flatMap(({ sessionId }) => sessionId ?? [])
  const open = await sessions.listOpen(ids)
  const isOpen = ({ sessionId }: Stream) => sessionId === null || open.has(sessionId)
  for (const stream of some) if (!isOpen(stream)) stream.end()
  return some.filter(isOpen)
}

/** Sends events to the streams that follow their topics and whose members may get them. */
export async function deliver(
  known: Known,
  rows: readonly LoggedEvent[],
  all: readonly Stream[],
  tell: (stream: Stream, event: LiveEvent, at: Cursor) => void,
): Promise<void> {
  const follows = ({ topics }: Stream) => rows.some(({ topic }) => topics.has(topic))
  // A member who signed out elsewhere or was deleted gets no more events in this browser.
  const to = await endClosed(known, all.filter(follows))
  const told = rows.filter(({ topic }) => to.some(({ topics }) => topics.has(topic)))
  if (told.length === 0) return
  const mayHear = await judge(known, told, [...new Set(to.flatMap(({ memberId }) => memberId ?? []))])
  for (const event of told) {
    for (const stream of to) {
      const topic = stream.topics.get(event.topic)
      if (topic !== undefined && mayHear(stream, event)) tell(stream, toLiveEvent(event, topic), event.at)
    }
  }
}
