import type { messageMembers, messages, messageThreads } from '../db/schema/messages.ts'

export type ThreadRow = typeof messageThreads.$inferSelect
export type MemberRow = typeof messageMembers.$inferSelect
export type MessageRow = typeof messages.$inferSelect
