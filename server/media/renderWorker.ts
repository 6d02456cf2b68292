import { constants, setPriority } from 'node:os'
import { type RenderTask, renderImage } from './render.ts'

export type RenderOrder = { order: number; task: RenderTask }
/** `error` is the stack of what went wrong; null: done. */
export type RenderReport = { order: number; error: string | null }

// Threads take their priority from whoever starts them: before sharp has started any.
setPriority(constants.priority.PRIORITY_LOW)

/** Draws one image after the other, so that one core at most is busy with it. */
let last: Promise<void> = Promise.resolve()

process.on('message', (message) => {
  const { order, task } = message as RenderOrder
  last = last.then(async () => {
    const error = await renderImage(task).then(
      () => null,
      (thrown: unknown) => (thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)),
    )
    if (process.connected) process.send?.({ order, error } satisfies RenderReport)
  })
})

// The server has ended, however it did: nobody waits for the rest, and what is finished lies on disk.
process.on('disconnect', () => process.exit())
