import { AT, words } from './drawn.ts'
import type { Kind, Pool } from './kinds.ts'
import type { Random } from './random.ts'

/** A thread, which either of the members may have started by then. */
const drawThread = (random: Random, { threads }: Pool) => ({ id: random.pick(threads), name: 'torture' })
const drawMessage = (random: Random, { threads, messages }: Pool) => ({
  ...{ id: random.pick(messages), thread: random.pick(threads), name: 'torture' },
})
/** The commands on threads of messages. */
export const messageKinds: Readonly<Record<string, Kind>> = {
  startThread: {
    weight: 3,
    draw: (random, pool) => ({
      kind: 'startThread',
      args: { ...drawThread(random, pool), people: [...pool.friends], createdAt: AT },
    }),
  },
  sendMessage: {
    weight: 6,
    draw: (random, pool) => ({
      kind: 'sendMessage',
      args: { ...drawMessage(random, pool), body: random.pick(words), createdAt: AT },
    }),
  },
  deleteMessage: { weight: 1, draw: (random, pool) => ({ kind: 'deleteMessage', args: drawMessage(random, pool) }) },
  readThread: {
    weight: 3,
    draw: (random, pool) => ({
      kind: 'readThread',
      args: { ...drawThread(random, pool), seq: 1 + random.below(5) },
    }),
  },
  setThreadAttention: {
    weight: 2,
    draw: (random, pool) => ({
      kind: 'setThreadAttention',
      args: { ...drawThread(random, pool), attention: random.pick(['all', 'muted'] as const) },
    }),
  },
}
