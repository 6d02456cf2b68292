import { createCollection, localOnlyCollectionOptions } from '@tanstack/db'
import { IndexedDBAdapter, type OnlineDetector, startOfflineExecutor } from '@tanstack/offline-transactions'
import { newestComplete } from './completion.ts'
import type { Word } from './pageQueue.ts'

/** Carries a word to the server. @param owner who meant it. @throws Error when it is to be tried again. */
export type Carry = (word: Word, key: string, owner: string) => Promise<void>

export type Tanstack = {
  /** `stored`: the outbox has it; at once in a tab that keeps none. `ended`: it was carried; rejects when given up. */
  mean(word: Word, owner: string): { stored: Promise<void>; ended: Promise<unknown> }
  sendNow(): void
  /** All that lies in the outbox. */
  left(): Promise<Word[]>
}

/** The library's own adapter; tells when something is stored, which the library does not. */
class TellingAdapter extends IndexedDBAdapter {
  private readonly waiting = new Map<string, () => void>()

  stored(id: string): Promise<void> {
    return new Promise((resolve) => this.waiting.set(`tx:${id}`, resolve))
  }

  override async set(key: string, value: string): Promise<void> {
    await super.set(key, value)
    const tell = this.waiting.get(key)
    if (!tell) return
    this.waiting.delete(key)
    await newestComplete()
    tell()
  }
}

/**
 * TanStack's offline transactions as their README says: the executor is awaited, the collection is in its registry, each
 * attempt carries the library's key, Web Locks choose the leader, and what was carried is written to the collection.
 *
 * @param onlineDetector the library's own by default.
 */
export async function startTanstack(carry: Carry, onlineDetector?: OnlineDetector): Promise<Tanstack> {
  const words = createCollection(localOnlyCollectionOptions<Word>({ id: 'words', getKey: ({ film }) => film }))
  const storage = new TellingAdapter('offline-words', 'transactions')
  const executor = startOfflineExecutor({
    collections: { words },
    storage,
    mutationFns: {
      say: async ({ transaction, idempotencyKey }) => {
        for (const { modified } of transaction.mutations) {
          await carry(modified as Word, idempotencyKey, String(transaction.metadata?.owner))
        }
        words.utils.acceptMutations(transaction)
      },
    },
    ...(onlineDetector && { onlineDetector }),
  })
  await executor.waitForInit()
  return {
    mean({ film, value }, owner) {
      const spoken = executor.createOfflineTransaction({
        mutationFnName: 'say',
        autoCommit: false,
        metadata: { owner },
      })
      const stored = executor.isOfflineEnabled ? storage.stored(spoken.id) : Promise.resolve()
      spoken.mutate(() => {
        if (words.has(film)) words.update(film, (draft) => Object.assign(draft, { value }))
        else words.insert({ film, value })
      })
      return { stored, ended: spoken.commit() }
    },
    sendNow: () => executor.getOnlineDetector().notifyOnline(),
    left: async () =>
      (await executor.peekOutbox()).flatMap(({ mutations }) =>
        mutations.map(({ modified }) => ({ film: String(modified.film), value: Number(modified.value) })),
      ),
  }
}
