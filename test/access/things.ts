import { randomUUID } from 'node:crypto'
import { addArticle } from '../articleRows.ts'
import { addComment, addTrivia } from '../communityRows.ts'
import { addList } from '../lists.ts'
import { addMessage } from '../messageRows.ts'
import type { TestServer } from '../server.ts'

/** The readers; `owner` is the author of every thing here, `friend` is a friend of the owner. */
export const roles = ['visitor', 'stranger', 'friend', 'owner', 'newcomer', 'blocked', 'manager', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * The readers who see a thing in each of its states; nobody sees an unknown one. The rules themselves, written down a
 * second time.
 */
const everybody = roles
export const sees = {
  movies: { there: everybody, unknown: [] },
  series: { there: everybody, unknown: [] },
  people: { there: everybody, unknown: [] },
  cinemas: { there: everybody, unknown: [] },
  users: { there: everybody, unknown: [] },
  lists: { public: everybody, private: ['owner'], hidden: ['owner'], deleted: [], unknown: [] },
  comments: { shown: everybody, hidden: [], deleted: [], onPrivateList: ['owner'], onDraft: [], unknown: [] },
  trivia: { shown: everybody, hidden: [], deleted: [], unknown: [] },
  messages: { sent: ['owner', 'friend'], hidden: [], elsewhere: ['owner'], unknown: [] },
  articles: { published: everybody, draft: [], hidden: [], unknown: [] },
} as const satisfies Record<string, Record<string, readonly Role[]>>
export type ThingType = keyof typeof sees

/** Ids of things without an author, of the author of all other things, and of a friend of theirs. */
export type Fixed = Record<'movies' | 'series' | 'people' | 'cinemas' | 'users' | 'friend', string>

/** Makes a thing of the owner in a state. @returns its id. */
export async function makeThing(server: TestServer, fixed: Fixed, type: ThingType, state: string): Promise<string> {
  if (state === 'unknown') return randomUUID()
  const userId = fixed.users
  switch (type) {
    case 'lists':
      return (await addList(server, { userId, ...gone(state), private: state === 'private' })).id
    case 'articles':
      return (
        await addArticle(server, {
          userId,
          hidden: state === 'hidden',
          ...(state === 'draft' && { publishedAt: null }),
        })
      ).id
    case 'trivia':
      return (await addTrivia(server, { userId, itemId: fixed.movies, ...gone(state) })).id
    case 'messages':
      return (
        await addMessage(server, {
          userId,
          hidden: state === 'hidden',
          members: state === 'elsewhere' ? [] : [fixed.friend],
        })
      ).id
    case 'comments':
      return (await addComment(server, { userId, ...(await makeItem(server, fixed, state)), ...gone(state) })).id
    default:
      return fixed[type]
  }
}

async function makeItem(server: TestServer, fixed: Fixed, state: string) {
  if (state === 'onPrivateList')
    return { itemType: 'lists' as const, itemId: await makeThing(server, fixed, 'lists', 'private') }
  if (state === 'onDraft')
    return { itemType: 'articles' as const, itemId: await makeThing(server, fixed, 'articles', 'draft') }
  return { itemType: 'movies' as const, itemId: fixed.movies }
}

const gone = (state: string) => ({ hidden: state === 'hidden', deleted: state === 'deleted' })
