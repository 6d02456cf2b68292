import type { CommandResult } from '../../atoms/core/outbox.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import type { ListedTitle } from '../../atoms/lists/lists.ts'
import type { RatedTitle } from '../../atoms/ratings/ratings.ts'
import { markTitleAtom } from '../../atoms/watchlist/watchlist.ts'
import { readRatedAtom, setWatchlistRuleAtom } from '../../atoms/watchlist/watchlistRule.ts'
import { dropped } from '../../texts/watchlist.ts'
import * as texts from '../../texts/watchlistRule.ts'
import type { Store } from '../core/loaderInput.ts'

const account = { href: '/konto#merkliste', caption: texts.toAccount }
/** Below it would cover the scale that has just been moved on a phone. */
const above = { position: 'tc' } as const

/**
 * A title was rated: where it is on the watchlist, it goes, stays, or the member is asked, by the member's rule. Works
 * from the device alone. Answers whether the title was on the watchlist.
 */
export async function offerRemoval(store: Store, rated: RatedTitle): Promise<boolean> {
  const found = await store.set(readRatedAtom, rated)
  if (found === null) return false
  switch (found.rule) {
    case 'keep':
      break
    case 'remove':
      if (await remove(store, found.title)) {
        store.set(notifyAtom, { ...above, kind: 'success', message: dropped(found.title.card.title), link: account })
      }
      break
    case 'ask':
      ask(store, found.title)
      break
  }
  return true
}

function ask(store: Store, title: ListedTitle): void {
  const owner = store.get(ownerAtom)
  const name = title.card.title
  /** The question may still be open after another member has signed in: it is not for them. */
  const forOwner = (act: () => Promise<void>) => () => void (store.get(ownerAtom) === owner && act())
  const always = async () => {
    if (!(await choose(store, 'remove')) || !(await remove(store, title))) return
    store.set(notifyAtom, { ...above, kind: 'success', message: texts.removedFromNowOn(name), link: account })
  }
  const once = async () => {
    if (await remove(store, title)) store.set(notifyAtom, { ...above, kind: 'success', message: dropped(name) })
  }
  const never = async () => {
    if (!(await choose(store, 'keep'))) return
    store.set(notifyAtom, { ...above, kind: 'info', message: texts.keptFromNowOn, link: account })
  }
  store.set(notifyAtom, {
    ...above,
    kind: 'choice',
    message: texts.question(name),
    choices: [
      { label: texts.always, onChoose: forOwner(always) },
      { label: texts.once, onChoose: forOwner(once) },
      { label: texts.never, onChoose: forOwner(never) },
    ],
  })
}

const remove = async (store: Store, title: ListedTitle) =>
  isTaken(store, await store.set(markTitleAtom, 'watch', title, false))

const choose = async (store: Store, rule: 'remove' | 'keep') =>
  isTaken(store, await store.set(setWatchlistRuleAtom, rule))

/** A failure to store is said, and nothing looks done. */
function isTaken(store: Store, result: CommandResult): boolean {
  if (result === 'storageFailed') store.set(notifyAtom, { kind: 'error', message: texts.storageFailed })
  return result === 'queued'
}
