import type { images } from '../db/schema/media.ts'

export type ImageRow = typeof images.$inferSelect
