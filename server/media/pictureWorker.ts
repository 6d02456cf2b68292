import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { type SquareImage, toSquareImage, UnusablePicture } from './squareImage.ts'

export type PictureOrder = { bytes: Uint8Array; widths: readonly number[] }
/** `error` is the stack of what is a fault of ours. */
export type PictureReport =
  | { state: 'done'; picture: SquareImage }
  | { state: 'unusable'; reason: UnusablePicture['reason'] }
  | { state: 'failed'; error: string }

// Threads take their priority from whoever starts them: before sharp has started any.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.concurrency(1)

/** Cuts one picture; the process ends with its channel. */
process.on('message', async (message) => {
  const { bytes, widths } = message as PictureOrder
  const report = await toSquareImage(Buffer.from(bytes), widths).then(
    (picture): PictureReport => ({ state: 'done', picture }),
    toFailure,
  )
  if (process.connected) process.send?.(report)
})

function toFailure(thrown: unknown): PictureReport {
  if (thrown instanceof UnusablePicture) return { state: 'unusable', reason: thrown.reason }
  return { state: 'failed', error: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) }
}

process.on('disconnect', () => process.exit())
