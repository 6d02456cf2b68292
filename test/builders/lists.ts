import type { ListId } from '#contract/ids.ts'
import type { TitleCard } from '#contract/marks.ts'
import type { ListedTitle } from '../../src/atoms/lists/lists.ts'
import type { Confirmed } from '../../src/sync/commands/command.ts'
import type { ListState } from '../../src/sync/commands/lists.ts'

export const aCard = (title: string, overrides: Partial<TitleCard> = {}): TitleCard => ({
  permalink: title.toLowerCase(),
  title,
  year: 2026,
  poster: null,
  ...overrides,
})

export const aListedTitle = (title: string, overrides: Partial<ListedTitle> = {}): ListedTitle => ({
  type: 'movies',
  id: `m-${title.toLowerCase()}`,
  card: aCard(title),
  ...overrides,
})

const AT = '2026-11-20T12:00:00.000Z'

/** A list as the server has confirmed it to its member. */
export const aConfirmedList = (id: string, overrides: Partial<ListState> = {}): Confirmed => ({
  slot: `list/${id}`,
  state: { name: id, description: '', private: false, deleted: false, createdAt: AT, ...overrides },
  updatedAt: AT,
})

/** A title on it, added at a minute. */
export const aConfirmedItem = (list: string, { type, id, card }: ListedTitle, minute = 0): Confirmed => ({
  slot: `listItem/${list}/${type}/${id}`,
  state: { on: true, description: '', card, addedAt: `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z` },
  updatedAt: AT,
})

export const listId = (id: string) => id as ListId
