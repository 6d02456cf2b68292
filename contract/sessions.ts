import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Instant, SessionId } from './ids.ts'

/** One browser in which a member is signed in. */
export const OpenSession = z.object({
  id: SessionId,
  /** The one that asks. */
  current: z.boolean(),
  created_at: Instant,
  /** To the hour. */
  last_seen_at: Instant,
  user_agent: z.string(),
})
export type OpenSession = z.infer<typeof OpenSession>

export const sessionsCall = defineCall({
  method: 'GET',
  path: '/api/me/sessions',
  summary: 'Where the member is signed in, the last used first',
  audience: 'member',
  answer: z.object({ items: z.array(OpenSession) }),
})

/** Ending the one that asks signs out, as `DELETE /api/session` does. */
export const endSessionCall = defineCall({
  method: 'DELETE',
  path: '/api/me/sessions/:id',
  summary: 'Sign out elsewhere',
  audience: 'member',
  params: z.object({ id: SessionId }),
  answer: z.object({ items: z.array(OpenSession) }),
})
