import * as z from 'zod/mini'
import { parseRecipe } from '../art/service.ts'
import type { Clock } from '../http/clock.ts'
import { isOnDemand } from './formats.ts'
import { folderOfImage } from './imageFiles.ts'
import type { ImageRow } from './imageRow.ts'
import type { Render } from './renderProcess.ts'

/** `width`: only this one, which was not drawn with the others. */
const Payload = z.object({ id: z.string(), width: z.optional(z.int()) })

export type RenderJobInput = {
  images: { find(id: string): Promise<ImageRow | undefined>; markReady(id: string, at: Date): Promise<void> }
  render: Render
  folder: string
  clock: Clock
}

/** Draws the image of a job. Repeating it draws what is missing and nothing else. */
export function createRenderJob({
  images,
  render,
  folder,
  clock,
}: RenderJobInput): (payload: unknown) => Promise<void> {
  return async (payload) => {
    const { id, width } = Payload.parse(payload)
    const image = await images.find(id)
    // Deleted meanwhile.
    if (!image) return
    await render({
      recipe: parseRecipe(image.recipe),
      folder: folderOfImage(folder, id),
      ...(width === undefined
        ? { widths: image.widths.filter((each) => !isOnDemand(image.kind, each)), drawnFor: 'stock' }
        : { widths: [width], drawnFor: 'request' }),
    })
    if (width === undefined) await images.markReady(id, clock())
  }
}
