import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { ImageId } from '#contract/ids.ts'
import type { Image } from '#contract/image.ts'
import { assignLooks, groundOf, type Look, parseRecipe, type Recipe } from '../art/service.ts'
import type { Db, Tx } from '../db/client.ts'
import type { Clock } from '../http/clock.ts'
import type { Jobs } from '../jobs/service.ts'
import { formats } from './formats.ts'
import { folderOfImage, imagesFolder, writeImageFile } from './imageFiles.ts'
import type { ImagePlan } from './imagePlan.ts'
import type { ImageRow } from './imageRow.ts'
import { cutSquare } from './pictureProcess.ts'
import {
  deleteImage,
  findImage,
  findRecipesBySeed,
  insertImages,
  insertReady,
  markReady,
  markWaiting,
  type NewImage,
} from './queries.ts'
import { createRenderJob } from './renderJob.ts'
import type { Render } from './renderProcess.ts'

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

export type MediaService = {
  find(id: string): Promise<ImageRow | undefined>
  /** Raises the priority of a waiting image that is on a visitor's screen: it is drawn next. */
  drawSoon(image: Pick<ImageRow, 'id'>): Promise<void>
  /** Requests a width that is drawn on demand. */
  drawWidth(image: Pick<ImageRow, 'id'>, width: number): Promise<void>
  /** Draws an image whose files are missing, for example after the loss of a disk. */
  drawAgain(image: Pick<ImageRow, 'id' | 'recipe'>): Promise<void>
}

/** The number of rows in the cache; a row in the state `ready` never changes. */
const KEPT_ROWS = 5000

/** A priority above all planned ones. */
const LOOKED_AT = 100

/** Finds images, and handles the jobs that draw them. */
export function createMediaService(input: {
  db: Db
  jobs: Pick<Jobs, 'add' | 'handle' | 'raise'>
  clock: Clock
  render: Render
  /** The folder of all images' files. */
  folder: string
}): MediaService {
  const { db, jobs, clock, render, folder } = input
  const images = {
    find: (id: string) => findImage(db, id),
    markReady: (id: string, at: Date) => markReady(db, id, at),
  }
  jobs.handle(RENDER_JOB, createRenderJob({ images, render, folder, clock }))
  const kept = new Map<string, ImageRow>()
  const hurried = new Set<string>()
  // Once for each image; when the set is full, it is cleared, and a job is written again.
  const remember = (key: string) => {
    if (hurried.size >= KEPT_ROWS) hurried.clear()
    hurried.add(key)
  }
  return {
    async find(id) {
      const known = kept.get(id)
      if (known) return known
      const row = await images.find(id)
      if (row?.state === 'ready' && kept.size < KEPT_ROWS) kept.set(id, row)
      return row
    },
    async drawSoon({ id }) {
      if (hurried.has(id)) return
      remember(id)
      await jobs.raise(RENDER_JOB, id, LOOKED_AT)
    },
    async drawWidth({ id }, width) {
      const key = `${id}/${width}`
      if (hurried.has(key)) return
      remember(key)
      await jobs.add(RENDER_JOB, { id, width }, { key, priority: LOOKED_AT })
    },
    async drawAgain({ id, recipe }) {
      kept.delete(id)
      // A photograph cannot be drawn: its place keeps its colour.
      if (isUpload(recipe)) return
      await markWaiting(db, id)
      await jobs.add(RENDER_JOB, { id }, { key: id, priority: LOOKED_AT })
    },
  }
}

/** The recipe of an uploaded image: it was not drawn. */
const UPLOAD = { kind: 'upload' } as const

function isUpload(recipe: unknown): boolean {
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
