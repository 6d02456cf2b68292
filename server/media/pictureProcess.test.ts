import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cutSquare, startPictureWorker } from './pictureProcess.ts'

const aPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3261e' } })
    .jpeg()
    .toBuffer()

/** Starts workers, and says of the last how it ended. */
function watched() {
  const children: { child: ChildProcess; exit: Promise<unknown> }[] = []
  const start = () => {
    const child = startPictureWorker()
    children.push({ child, exit: once(child, 'exit') })
    return child
  }
  return { start, last: () => children.at(-1) }
}

it('cuts in a process of its own, which is gone afterwards', async () => {
  const { start, last } = watched()
  const { color, files } = await cutSquare(await aPhoto(300, 200), [52, 84], { start })
  expect(color).toMatch(/^#[0-9a-f]{6}$/)
  expect(files.map(({ width, format }) => `${width}.${format}`)).toEqual(['52.avif', '52.webp', '84.avif', '84.webp'])
  const { width, height } = await sharp(files[3]?.bytes).metadata()
  expect([width, height]).toEqual([84, 84])
  expect(await last()?.exit).toEqual([null, 'SIGKILL'])
})

it('stops a picture that takes too long for certain', async () => {
  const { start, last } = watched()
  const cut = cutSquare(await aPhoto(300, 200), [52], { start, seconds: 0 })
  await expect(cut).rejects.toMatchObject({ reason: 'pixels' })
  expect(await last()?.exit).toEqual([null, 'SIGKILL'])
})

it('survives a picture that kills the decoder', async () => {
  const { start, last } = watched()
  const cut = cutSquare(await aPhoto(300, 200), [52], { start })
  last()?.child.kill('SIGKILL')
  await expect(cut).rejects.toMatchObject({ reason: 'broken' })
})

it('refuses a shape that would be enlarged to gigabytes by its header alone', async () => {
  await expect(cutSquare(await aPhoto(52, 30_000), [52, 168])).rejects.toMatchObject({ reason: 'pixels' })
  await expect(cutSquare(await aPhoto(60, 490), [52, 168])).rejects.toMatchObject({ reason: 'shape' })
  expect((await cutSquare(await aPhoto(60, 480), [52, 168])).files).toHaveLength(4)
})
