import { atom } from 'jotai'
import type { Author } from '#contract/author.ts'
import { usersCall } from '#contract/friends.ts'
import { apiAtom } from '../core/context.ts'

/**
 * Members by a part of their name, as the server finds them for the signed-in member. Only a help: after any failure no
 * member is found, and no message is shown.
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
