import * as z from 'zod/mini'
import { LogEntry } from '#contract/moderationLog.ts'
import { ModerationCase, moderationQueueCall } from '#contract/moderationQueue.ts'
import { RoleChange, RoleMember } from '#contract/roleChanges.ts'

const AT = '2026-11-21T11:00:00Z'

/** A comment of nora_feld that one member has flagged as spam. */
export const aCase = (overrides: Partial<z.input<typeof ModerationCase>> = {}): ModerationCase =>
  z.parse(ModerationCase, {
    ...{ type: 'comments', id: 'c-1', text: 'Kauft meine Brillen!', createdAt: AT, hidden: false },
    author: { id: 'u-nora', username: 'nora_feld', avatar: null, isCritic: false },
    context: { title: 'Amrum', path: '/movies/amrum/kommentare?kommentar=c-1' },
    answers: null,
    ...{ severity: 'low', points: 8, flaggers: 1, reasons: [{ reason: 'spam', count: 1 }], words: [] },
    ...{ firstFlaggedAt: AT, lastFlaggedAt: AT, mayAct: true, last: null },
    ...overrides,
  })

/** The queue with these cases, as the server answers it. */
export const aQueue = (...items: readonly ModerationCase[]) =>
  z.parse(moderationQueueCall.answer, {
    items: [...items],
    nextPage: null,
    filters: { state: 'open', type: null },
    open: { comments: items.length, trivia: 0, messages: 0, articles: 0, lists: 0, users: 0 },
  })

export const aLogEntry = (overrides: Partial<z.input<typeof LogEntry>> = {}): LogEntry =>
  z.parse(LogEntry, {
    ...{ id: 'l-1', at: AT, action: 'hide', type: 'comments', item: 'c-1', reason: 'Werbung oder Spam.' },
    actor: { id: 'u-mo', username: 'moderation' },
    subject: { id: 'u-nora', username: 'nora_feld' },
    before: { hidden: false, flags: 2 },
    after: { hidden: true, flags: 0 },
    ...overrides,
  })

/** nora_feld, who has no role. */
export const aRoleMember = (overrides: Partial<z.input<typeof RoleMember>> = {}): RoleMember =>
  z.parse(RoleMember, {
    user: { id: 'u-nora', username: 'nora_feld', avatar: null, isCritic: false },
    roles: [],
    ...overrides,
  })

/** The admin makes nora_feld a critic. */
export const aRoleChange = (overrides: Partial<z.input<typeof RoleChange>> = {}): RoleChange =>
  z.parse(RoleChange, {
    ...{ id: 'r-1', at: AT, role: 'critic_user', given: true },
    actor: { id: 'u-admin', username: 'admin' },
    member: { id: 'u-nora', username: 'nora_feld' },
    ...overrides,
  })
