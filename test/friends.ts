import type { TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

/** A member with an account and a browser. */
export type Somebody = { id: string; username: string; visitor: Visitor; path: string }

/** The acts of members who ask each other for friendship. */
export function befriended(server: () => TestServer) {
  return {
    async somebody(username?: string): Promise<Somebody> {
      const user = await server().addUser(username === undefined ? {} : { username })
      return { ...user, visitor: await server().member(user), path: `/api/users/${user.id}` }
    },
    say: (who: Somebody, whom: Somebody, headers = {}) =>
      who.visitor.command('PUT', `${whom.path}/friendship`, undefined, headers),
    unsay: (who: Somebody, whom: Somebody, headers = {}) =>
      who.visitor.command('DELETE', `${whom.path}/friendship`, undefined, headers),
    /** The header of an intent so many milliseconds from now. */
    at: (milliseconds: number) => ({
      'x-intent-at': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
    }),
  }
}
