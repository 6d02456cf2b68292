import { atom } from 'jotai'
import type { Author } from '#contract/author.ts'
import { usersCall } from '#contract/friends.ts'
import { apiAtom } from '../core/context.ts'

/**
 * Members by a part of their name, as the server finds them for whoever is signed in. Only ever helps along: whatever
 * goes wrong, nobody is found, and nothing is said of it.
 *
 * @param name `MIN_NAME_QUERY` characters at least.
 */
export const findMembersAtom = atom(
  null,
  async (get, _set, name: string, signal: AbortSignal): Promise<readonly Author[]> => {
    const reply = await get(apiAtom).call(usersCall, { query: { q: name }, signal })
    return reply.kind === 'ok' ? reply.value.items.map(({ user }) => user) : []
  },
)
