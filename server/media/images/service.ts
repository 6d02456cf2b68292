import type { Db } from '../../db/client.ts'
import type { Clock } from '../../http/clock.ts'
import type { Jobs } from '../../jobs/service.ts'
import type { ImageRow } from '../imageRow.ts'
import { findImage, markReady, markWaiting } from '../queries.ts'
import { createRenderJob } from '../renderJob.ts'
import type { Render } from '../renderProcess.ts'
import { isUpload, RENDER_JOB } from '../service.ts'

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
