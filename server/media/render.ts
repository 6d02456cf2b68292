import { drawImage, type Recipe } from '../art/service.ts'
import { type FileFormat, fileFormats, hasImageFile, writeImageFile } from './imageFiles.ts'
import { type DrawnFor, encode, rasterize } from './raster.ts'

export type RenderTask = { recipe: Recipe; folder: string; widths: readonly number[]; drawnFor: DrawnFor }

/**
 * Draws an image and writes every width in every format. What a killed process left finished is kept, so it may be
 * repeated. Needs seconds of computing: never in the thread that serves.
 */
export async function renderImage({ recipe, folder, widths, drawnFor }: RenderTask): Promise<void> {
  const missing: { width: number; format: FileFormat }[] = []
  for (const width of widths) {
    for (const format of fileFormats) {
      if (!(await hasImageFile(folder, width, format))) missing.push({ width, format })
    }
  }
  if (missing.length === 0) return
  const widest = Math.max(...missing.map(({ width }) => width))
  const image = await rasterize(drawImage(recipe).svg, { isGrainy: recipe.kind !== 'avatar', width: widest })
  for (const { width, format } of missing) {
    await writeImageFile(folder, width, format, await encode(image, width, format, drawnFor))
  }
}
