import type { comments } from '../db/schema/community.ts'

export type CommentRow = typeof comments.$inferSelect
