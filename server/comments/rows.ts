import type { comments } from '../db/schema/comments.ts'

export type CommentRow = typeof comments.$inferSelect
