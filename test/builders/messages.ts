import type { Intent } from '../../src/sync/commands/registry.ts'
import { anAuthor } from './community.ts'

const AT = '2026-11-21T12:00:00.000Z'

/** A thread with ben, as commands name it. */
export const thread = (id: string) => ({ id, name: 'ben' })

/** The start of a thread with ben. */
export const aThreadStart = (id: string): Intent => ({
  kind: 'startThread',
  args: { ...thread(id), people: [anAuthor({ id: 'u-ben', username: 'ben' })], createdAt: AT },
})

/** A message to ben. */
export const aMessage = (of: string, id: string, body = 'Kommst du mit?'): Intent => ({
  kind: 'sendMessage',
  args: { id, thread: of, name: 'ben', body, createdAt: AT },
})
