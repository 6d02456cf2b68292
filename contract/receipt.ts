import * as z from 'zod/mini'

/**
 * The answer of a command that changes something of one's own. `applied` is false when a newer intent had already won, or
 * what should be made was there; `current` is what holds either way.
 */
export const receiptOf = <T extends z.ZodMiniType>(current: T) => z.object({ applied: z.boolean(), current })
