import * as z from 'zod/mini'
import { parseRecipe } from '../art/service.ts'
import type { Clock } from '../http/clock.ts'
import { folderOfImage } from './imageFiles.ts'
import type { ImageRow } from './imageRow.ts'
import type { Render } from './renderProcess.ts'

const Payload = z.object({ id: z.string() })

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
    const { id } = Payload.parse(payload)
    const image = await images.find(id)
    // Deleted meanwhile.
    if (!image) return
    await render({ recipe: parseRecipe(image.recipe), folder: folderOfImage(folder, id), widths: image.widths })
    await images.markReady(id, clock())
  }
}
