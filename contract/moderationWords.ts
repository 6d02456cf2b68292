import * as z from 'zod/mini'
import { typesWith } from './things.ts'

/** The types of things that the moderation acts on, as they stand in a path. A member's own picture and profile are `users`. */
export const moderatedTypes = typesWith('moderated')
export const ModeratedType = z.enum(moderatedTypes)
export type ModeratedType = z.infer<typeof ModeratedType>

/**
 * The actions of the moderation.
 *
 * - `hide`: out of everybody's sight, in every call; closes its flags. `restore`: back again.
 * - `dismiss`: closes the flags; the thing stays.
 * - `warn`: tells a member. `block`: who may read and publishes nothing. `unblock`.
 */
const moderationActions = ['hide', 'restore', 'dismiss', 'warn', 'block', 'unblock'] as const
export const ModerationAction = z.enum(moderationActions)
export type ModerationAction = z.infer<typeof ModerationAction>

export const Severity = z.enum(['high', 'medium', 'low'])
export type Severity = z.infer<typeof Severity>
