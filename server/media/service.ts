import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { ImageId } from '#contract/ids.ts'
import type { Image } from '#contract/image.ts'
import { assignLooks, groundOf, type Look, parseRecipe, type Recipe } from '../art/service.ts'
import type { Db, Tx } from '../db/client.ts'
import type { Jobs } from '../jobs/service.ts'
import { formats } from './formats.ts'
import { folderOfImage, imagesFolder, writeImageFile } from './imageFiles.ts'
import type { ImagePlan } from './imagePlan.ts'
import type { ImageRow } from './imageRow.ts'
import { cutSquare } from './pictureProcess.ts'
import { deleteImage, findRecipesBySeed, insertImages, insertReady, type NewImage } from './queries.ts'

/** Jobs of this kind draw one image; the payload is `{ id }`, and so is the key. */
export const RENDER_JOB = 'image.render'

/**
 * Plans images: gives each film a look unlike its neighbours' in the given order, and has them drawn in the background.
 * Existing images stay as they are, so it may be repeated.
 */
export async function planImages(tx: Tx, plans: readonly ImagePlan[], jobs: Pick<Jobs, 'addAll'>): Promise<void> {
  const looks = await findLooks(tx, plans)
  const inserted = new Set(
    await insertImages(
      tx,
      plans.map((plan) => toNewImage(plan, looks.get(plan.seed))),
    ),
  )
  const render = plans
    .filter((plan) => inserted.has(plan.id))
    .map(({ id, priority }) => ({ kind: RENDER_JOB, payload: { id }, key: id, priority }))
  await jobs.addAll(render, tx)
}

/** An image in the form of the API. */
export function toImage(row: Pick<ImageRow, 'id' | 'filename' | 'widths' | 'aspectRatio' | 'color'>): Image {
  const { id, filename, widths, aspectRatio, color } = row
  // PostgreSQL's `real` has seven digits: 0.698 must not become 0.6980000138.
  return { id: ImageId.parse(id), filename, widths, aspectRatio: Number(aspectRatio.toFixed(3)), color }
}

/** The recipe of an uploaded image: it was not drawn. */
const UPLOAD = { kind: 'upload' } as const

export function isUpload(recipe: unknown): boolean {
  return typeof recipe === 'object' && recipe !== null && 'kind' in recipe && recipe.kind === UPLOAD.kind
}

/**
 * Stores a member's picture as an avatar: files first, then the row.
 *
 * @throws UnusablePicture
 * @returns the id of the new image; every upload has another, because addresses of images are immutable.
 */
export async function saveAvatar(db: Db, dataDir: string, bytes: Buffer, now: Date): Promise<string> {
  const { widths, aspectRatio } = formats.avatar
  const { color, files } = await cutSquare(bytes, widths)
  const id = `a-${randomUUID()}`
  const folder = folderOfImage(imagesFolder(dataDir), id)
  for (const file of files) await writeImageFile(folder, file.width, file.format, file.bytes)
  const row = { id, kind: 'avatar' as const, filename: 'profilbild', color, widths: [...widths], aspectRatio }
  await insertReady(db, { ...row, recipe: UPLOAD }, now)
  return id
}

/** Deletes an image and its files; may be repeated. */
export async function dropImage(db: Db, dataDir: string, id: string): Promise<void> {
  await deleteImage(db, id)
  await rm(folderOfImage(imagesFolder(dataDir), id), { recursive: true, force: true })
}

/** The looks by seed: the stored one where a film has one, else a new one. */
async function findLooks(tx: Tx, plans: readonly ImagePlan[]): Promise<Map<string, Look>> {
  const films = new Map(plans.filter((plan) => plan.kind !== 'avatar').map((plan) => [plan.seed, plan]))
  const kept = new Map<string, Look>()
  for (const stored of await findRecipesBySeed(tx, [...films.keys()])) {
    const recipe = parseRecipe(stored)
    if (recipe.kind !== 'avatar') kept.set(recipe.seed, recipe.look)
  }
  const seeds = [...films.keys()]
  const looks = assignLooks([...films.values()].map((film) => ({ ...film, look: kept.get(film.seed) })))
  return new Map(looks.map((look, index) => [seeds[index] ?? '', look]))
}

function toNewImage(plan: ImagePlan, look: Look | undefined): NewImage {
  const { id, kind, filename } = plan
  const recipe = toRecipe(plan, look)
  const { widths, aspectRatio } = formats[kind]
  return { id, kind, filename, recipe, color: groundOf(recipe), widths: [...widths], aspectRatio }
}

function toRecipe({ kind, title, year, seed, credits }: ImagePlan, look: Look | undefined): Recipe {
  if (kind === 'avatar') return { kind, username: title }
  if (!look) throw new Error(`No look for ${seed}`)
  return { kind, seed, title, year, credits: { directors: [...credits.directors], cast: [...credits.cast] }, look }
}
