import { expect, it } from 'vitest'
import { createStream } from './stream.ts'

const at = { tx: 7n, id: 3n }
const event = {
  ...{ kind: 'trivia.deleted' as const, topic: 'movies/m1', parent: null },
  thing: { type: 'trivia', id: 't-1' },
}

/** A line of which so many bytes wait to be taken. */
function aLine(waiting = 0) {
  const written: string[] = []
  const line = {
    written,
    isCut: false,
    writableLength: waiting,
    writableEnded: false,
    write: (text: string) => written.push(text) > 0,
    end: () => Object.assign(line, { writableEnded: true }),
    destroy: () => Object.assign(line, { isCut: true }),
  }
  return line
}
type Raw = Parameters<typeof createStream>[0]
const open = (line: ReturnType<typeof aLine>) =>
  createStream(line as unknown as Raw, { memberId: null, sessionId: null, topics: new Map() }, 1_999.7)

it('tells each event with the place after it', () => {
  const line = aLine()
  open(line).send(event, at)
  expect(line.written).toEqual(['retry: 2000\n\n', `id: 7-3\ndata: ${JSON.stringify(event)}\n\n`])
  expect(line.isCut).toBe(false)
})

it('cuts off who does not take what was sent, and writes nothing to a line that has ended', () => {
  const slow = aLine(128 * 1024 + 1)
  open(slow).send(event, at)
  expect(slow.isCut).toBe(true)
  const over = aLine()
  const stream = open(over)
  stream.end()
  stream.beat(at)
  expect(over.written).toHaveLength(1)
})
