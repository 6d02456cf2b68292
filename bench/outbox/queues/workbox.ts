import { followNetwork, type PageQueue, readToken, type Word } from './pageQueue.ts'
import type { WorkerCall } from './workboxWorker.ts'

/** A replay that broke off is asked for again, in ms. */
const AGAIN_MS = 1_000

/** A page whose calls the worker queues when they reach nobody. */
export async function startWorkbox(): Promise<PageQueue & { putClock(ms: number): Promise<void> }> {
  await navigator.serviceWorker.register('/worker.js')
  await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller) {
    await new Promise((go) => navigator.serviceWorker.addEventListener('controllerchange', go, { once: true }))
  }
  async function replay(): Promise<void> {
    if (!(await ask<boolean>('replayOnce'))) setTimeout(replay, AGAIN_MS)
  }
  followNetwork(() => void replay())
  void replay()
  return {
    async mean({ film, value }, shown, refused) {
      const response = await fetch(`/api/movies/${film}/rating`, {
        method: 'PUT',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'x-xsrf-token': readToken() },
        body: JSON.stringify({ rating: { value, top: false, flop: false } }),
      }).catch(() => null)
      // No answer: the worker has pushed it.
      if (response === null || response.ok) shown()
      else refused()
    },
    sendNow: () => void ask<boolean>('replay'),
    left: () => ask<Word[]>('left'),
    putClock: (ms) => ask('putClock', ms),
  }
}

function ask<T>(name: WorkerCall, input: unknown = null): Promise<T> {
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<T>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<T>) => resolve(data)
  })
  navigator.serviceWorker.controller?.postMessage({ name, input }, [port2])
  return answered
}
