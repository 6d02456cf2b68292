import * as z from 'zod/mini'

/**
 * The queues that are compared, in the order of the table. `careful`: TanStack's with all that an application can do
 * around it; `single` and `batched`: ours, request by request and in batches.
 */
export const QueueName = z.enum(['workbox', 'tanstack', 'careful', 'single', 'batched'])
export type QueueName = z.infer<typeof QueueName>
