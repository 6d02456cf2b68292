import * as z from 'zod/mini'
import { UserId } from '#contract/ids.ts'
import { carryAsDocumented, carryCarefully } from '../queues/carry.ts'
import { putClock } from '../queues/movableClock.ts'
import { startOurs } from '../queues/ours.ts'
import { type PageQueue, readToken, type Word } from '../queues/pageQueue.ts'
import { type Carry, startTanstack } from '../queues/tanstack.ts'
import { startWorkbox } from '../queues/workbox.ts'
import { QueueName } from './queueNames.ts'

/** An application with one of the queues, driven from outside. Its address names the queue. */

declare global {
  /** Set by a driver that must know what was shown before it kills the browser. */
  var report: ((text: string) => void) | undefined
}

type Started = PageQueue & { putClock?(ms: number): Promise<void> }

async function tanstack(carry: Carry, owner: UserId): Promise<PageQueue> {
  const queue = await startTanstack(carry)
  return {
    left: queue.left,
    sendNow: queue.sendNow,
    mean(word, shown, refused) {
      const { stored, ended } = queue.mean(word, owner)
      // The library shows it before it stores it.
      shown()
      ended.catch(refused)
      return stored
    },
  }
}

function startQueue(name: QueueName, owner: UserId): Promise<Started> | Started {
  switch (name) {
    case 'workbox':
      return startWorkbox()
    case 'tanstack':
      return tanstack(carryAsDocumented(readToken), owner)
    case 'careful':
      return tanstack(carryCarefully(readToken), owner)
    case 'single':
      return startOurs(owner, Number.POSITIVE_INFINITY)
    case 'batched':
      return startOurs(owner)
  }
}

/** Reads the signed-in member and fetches a token, as every application does at its start. */
async function start(): Promise<void> {
  await fetch('/api/csrf_token')
  const session: unknown = await (await fetch('/api/session')).json()
  const { id } = z.parse(z.object({ id: UserId }), session)
  const name = QueueName.parse(new URLSearchParams(location.search).get('queue'))
  queue = await startQueue(name, id)
}

let queue: Started | null = null
const refused: Word[] = []

function started(): Started {
  if (queue === null) throw new Error('the page has not started')
  return queue
}

const bench = {
  async mean(word: Word): Promise<void> {
    globalThis.report?.('meant')
    const shown = () => globalThis.report?.('shown')
    await started().mean(word, shown, () => refused.push(word))
  },
  async meanAll(words: readonly Word[]): Promise<void> {
    for (const word of words) await bench.mean(word)
  },
  async meanInPassing(words: readonly Word[]): Promise<void> {
    for (const word of words) void bench.mean(word)
  },
  sendNow: async () => started().sendNow(),
  left: () => started().left(),
  /** The ratings that the queue reported to this page as given up. */
  refused: async () => refused,
  async putClock(ms: number): Promise<void> {
    putClock(ms)
    await started().putClock?.(ms)
  },
}

Object.assign(globalThis, { bench, ready: start() })
