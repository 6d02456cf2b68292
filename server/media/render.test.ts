import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawImage } from '../art/service.ts'
import { folderOfImage } from './imageFiles.ts'
import { rasterize } from './raster.ts'
import { renderImage } from './render.ts'
import { createRenderProcess, startWorker } from './renderProcess.ts'

const recipe = { kind: 'avatar', username: 'kinofan' } as const
const widths = [52, 84, 168]

describe('rendering', () => {
  let folder: string
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'lichtspiel-render-')), 'image')
  })
  afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

  it('writes every width in both formats and leaves nothing unfinished', async () => {
    await renderImage({ recipe, folder, widths, drawnFor: 'stock' })
    const files = await readdir(folder)
    expect(files.sort()).toEqual(widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]).sort())
    for (const file of files) expect((await sharp(join(folder, file)).metadata()).width).toBe(Number.parseInt(file, 10))
  })

  it('goes on after a kill: keeps what is finished, draws what is missing', async () => {
    await renderImage({ recipe, folder, widths: [52], drawnFor: 'stock' })
    const before = await stat(join(folder, '52.avif'))
    await rm(join(folder, '52.webp'))
    await writeFile(join(folder, '.half-written'), 'x')
    await renderImage({ recipe, folder, widths, drawnFor: 'stock' })
    expect((await stat(join(folder, '52.avif'))).mtimeMs).toBe(before.mtimeMs)
    expect(await readdir(folder)).toContain('52.webp')
  })

  it('keeps the picture that a page waits for longest small', async () => {
    const look = { composition: 'flora', palette: 'rose' } as const
    const film = { seed: 's', title: 'Die Gärtnerin', year: 2025, credits: { directors: [], cast: [] }, look }
    await renderImage({ recipe: { kind: 'poster', ...film }, folder, widths: [348], drawnFor: 'stock' })
    await renderImage({ recipe: { kind: 'still', ...film }, folder, widths: [900], drawnFor: 'stock' })
    expect((await stat(join(folder, '348.avif'))).size).toBeLessThan(20_000)
    expect((await stat(join(folder, '900.avif'))).size).toBeLessThan(35_000)
  })

  it('draws a width that is larger than the drawing sharp, and not blown up', async () => {
    const look = { composition: 'flora', palette: 'rose' } as const
    const film = { seed: 's', title: 'Die Gärtnerin', year: 2025, credits: { directors: [], cast: [] }, look }
    const { svg } = drawImage({ kind: 'still', ...film })
    const sharpness = async (width: number) => {
      const { data, ...size } = await rasterize(svg, { isGrainy: true, width })
      const image = sharp(
        await sharp(data, { raw: { ...size, channels: 3 } })
          .resize(2560)
          .png({ compressionLevel: 0 })
          .toBuffer(),
      )
      return (await image.stats()).sharpness
    }
    expect(await sharpness(2560)).toBeGreaterThan((await sharpness(1500)) * 1.2)
  })

  it('works in a process of its own at the lowest priority, and reports what fails there', async () => {
    let child: ChildProcess | undefined
    const render = createRenderProcess(() => {
      child = startWorker()
      return child
    })
    await Promise.all([
      render({ recipe, folder, widths: [52], drawnFor: 'stock' }),
      render({ recipe, folder, widths: [84], drawnFor: 'stock' }),
    ])
    expect((await readFile(join(folder, '84.webp'))).length).toBeGreaterThan(0)
    expect(getPriority(child?.pid ?? 0)).toBe(constants.priority.PRIORITY_LOW)
    await writeFile(join(folder, '..', 'file'), '')
    await expect(
      render({ recipe, folder: join(folder, '..', 'file'), widths: [52], drawnFor: 'stock' }),
    ).rejects.toThrow()
  })

  it('starts anew after its process was killed, and fails what was under way', async () => {
    const children: ChildProcess[] = []
    const render = createRenderProcess(() => {
      const child = startWorker()
      children.push(child)
      return child
    })
    const lost = render({ recipe, folder, widths: [52], drawnFor: 'stock' })
    children[0]?.kill('SIGKILL')
    await expect(lost).rejects.toThrow('SIGKILL')
    await render({ recipe, folder, widths: [52], drawnFor: 'stock' })
    expect(children).toHaveLength(2)
    expect(await readdir(folder)).toContain('52.webp')
  })

  it('never leaves the folder of images', () => {
    for (const id of ['..', '.', '../x', 'a/b', 'a\\b', '', '.hidden', 'a\0b']) {
      expect(() => folderOfImage('/data/images', id)).toThrow(RangeError)
    }
    expect(folderOfImage('/data/images', 'p-die-gärtnerin.2')).toBe('/data/images/p-die-gärtnerin.2')
  })
})
