import type { ChildProcess } from 'node:child_process'
import { forkWorker } from './forkWorker.ts'
import type { PictureOrder, PictureReport } from './pictureWorker.ts'
import { type SquareImage, UnusablePicture } from './squareImage.ts'

/** A photograph of fifty megapixels takes two, as AVIF ten on a busy machine. */
const SECONDS = 20

/** With buffers as they are. */
export const startPictureWorker = (): ChildProcess => forkWorker('pictureWorker', { serialization: 'advanced' })

/**
 * Cuts a picture square in a process of its own, which ends with it: decoding takes no thread of the server and leaves
 * no memory behind, and a picture that takes too long is stopped for certain. The decoder's own limit of time is none:
 * it holds between its steps only.
 *
 * @throws UnusablePicture also when it takes too long, or kills the decoder.
 */
export function cutSquare(
  bytes: Buffer,
  widths: readonly number[],
  { start = startPictureWorker, seconds = SECONDS }: { start?: () => ChildProcess; seconds?: number } = {},
): Promise<SquareImage> {
  return new Promise<SquareImage>((resolve, reject) => {
    const worker = start()
    const end = () => {
      clearTimeout(tooLong)
      worker.kill('SIGKILL')
    }
    const refuse = (error: Error) => {
      end()
      reject(error)
    }
    const tooLong = setTimeout(() => refuse(new UnusablePicture('pixels')), seconds * 1000)
    worker.on('message', (message) => {
      const report = message as PictureReport
      if (report.state === 'unusable') return refuse(new UnusablePicture(report.reason))
      if (report.state === 'failed') return refuse(new Error(report.error))
      end()
      const files = report.picture.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes) }))
      resolve({ ...report.picture, files })
    })
    worker.on('error', refuse)
    worker.on('exit', () => refuse(new UnusablePicture('broken')))
    worker.send({ bytes, widths } satisfies PictureOrder, (error) => error && refuse(error))
  })
}
