import type { Author } from '#contract/author.ts'
import type { Answer } from '#contract/call.ts'
import type { ListItem, listCall } from '#contract/lists.ts'
import type { TitleCard } from '#contract/marks.ts'
import type { Session } from '#contract/session.ts'
import type { OwnList, OwnState } from '../../atoms/lists/lists.ts'
import { toItemKey } from '../../atoms/lists/toOwnLists.ts'

/** A title as a list's page shows it. Genres and rating are unknown for a title that only the device knows. */
export type ShownItem = {
  type: 'movies' | 'series'
  id: string
  card: TitleCard
  description: string
  state: OwnState
  genres: readonly string[]
  average: number | null | undefined
}

/** A list as its page shows it: the server's answer, with the member's own state over it where the list is theirs. */
export type ShownList = {
  id: string
  name: string
  description: string
  private: boolean
  author: Pick<Author, 'username' | 'avatar'> | null
  createdAt: string
  diggs: number
  /** The time of the server's count of diggs; null for a list that only the device knows. */
  diggsAt: string | null
  own: OwnList | null
  isAuthor: boolean
  items: readonly ShownItem[]
}

/** The server's answer and its time. */
type Served = { data: Answer<typeof listCall>; fetchedAt: string }

/** Null while neither the server nor the device has the list. */
export function toShownList(last: Served | null, own: OwnList | null, session: Session): ShownList | null {
  const served = last?.data ?? null
  const isMember = session.type === 'RegisteredUser'
  const fallback = isMember ? { username: session.username, avatar: null } : null
  const facts = new Map(served?.items.map((item) => [toItemKey(item), item]))
  const base = own ?? served
  if (base === null) return null
  return {
    id: base.id,
    name: base.name,
    description: base.description,
    private: base.private,
    author: served?.author ?? fallback,
    createdAt: base.createdAt,
    diggs: served?.diggs_count ?? 0,
    diggsAt: last?.fetchedAt ?? null,
    own,
    isAuthor: own !== null || (isMember && served?.author.id === session.id),
    items: own
      ? own.items.map((item) => ({ ...item, ...toFacts(facts.get(toItemKey(item))) }))
      : (served?.items ?? []).map((item) => ({
          type: item.type,
          id: item.id,
          card: item,
          description: item.description,
          state: 'saved' as const,
          ...toFacts(item),
        })),
  }
}

const toFacts = (item: ListItem | undefined) => ({ genres: item?.genres ?? [], average: item?.rating.average })
