import type { ListId, UserId } from '#contract/ids.ts'
import { TitleCard } from '#contract/marks.ts'
import type { AnyIntent } from '../../src/sync/commands/command.ts'
import type { MarkedThing } from '../../src/sync/commands/mark.ts'
import type { Intent } from '../../src/sync/commands/registry.ts'
import { type EnqueueDeps, enqueue } from '../../src/sync/outbox/enqueue.ts'

export const aCard = (overrides: Partial<TitleCard> = {}): TitleCard =>
  TitleCard.parse({ permalink: 'salz', title: 'Salz', year: 2026, poster: null, ...overrides })

export const aMarkedThing = (overrides: Partial<MarkedThing> = {}): MarkedThing => ({
  mark: 'digg',
  type: 'comments',
  id: 'c1',
  name: 'nora_felds Kommentar',
  ...overrides,
})

type Noted = { id: string; item: string; watchedOn: string; rewatch: boolean }
/** A watching of a film as its member notes it, on the day before the model's clock begins. */
export const aDiaryEntry = (overrides: Partial<Noted> = {}) => ({
  ...{ id: 'e1', item: 'm1', watchedOn: '2026-11-20', rewatch: false, ...overrides },
  ...{ type: 'movies' as const, season: null, episode: null, card: aCard(), createdAt: NOW },
})

const NOW = '2026-11-21T12:00:00.000Z'
const list = 'l1' as ListId

/** The intents of a member about one list. */
export const onList = {
  create: (name = 'Regennächte'): Intent => ({
    kind: 'createList',
    args: { list, name, description: '', private: false, createdAt: NOW },
  }),
  change: (changes: { name?: string; description?: string; private?: boolean }): Intent => ({
    kind: 'updateList',
    args: { list, name: 'Regennächte', changes },
  }),
  remove: (): Intent => ({ kind: 'deleteList', args: { list, name: 'Regennächte' } }),
  order: (order: string[]): Intent => ({ kind: 'orderList', args: { list, name: 'Regennächte', order } }),
  add: (id: string, description = ''): Intent => ({
    kind: 'addListItem',
    args: { list, name: 'Regennächte', type: 'movies', id, card: aCard(), description, addedAt: NOW },
  }),
  take: (id: string): Intent => ({
    kind: 'removeListItem',
    args: { list, name: 'Regennächte', type: 'movies', id, card: aCard() },
  }),
}

/** Stores intents one after the other. */
export async function meanAll(tab: EnqueueDeps, owner: UserId, ...intents: AnyIntent[]): Promise<void> {
  for (const intent of intents) await enqueue(tab, owner, intent)
}
