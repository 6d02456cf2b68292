import { parentPort } from 'node:worker_threads'
import { type RenderTask, renderImage } from './render.ts'

export type RenderOrder = { order: number; task: RenderTask }
/** `error` is the stack of what went wrong; null: done. */
export type RenderReport = { order: number; error: string | null }

/** Draws one image after the other, so that one core at most is busy with it. */
let last: Promise<void> = Promise.resolve()

parentPort?.on('message', ({ order, task }: RenderOrder) => {
  last = last.then(async () => {
    const error = await renderImage(task).then(
      () => null,
      (thrown: unknown) => (thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)),
    )
    parentPort?.postMessage({ order, error } satisfies RenderReport)
  })
})
