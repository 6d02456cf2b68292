import { ownerAtom } from '../../atoms/core/session.ts'
import type { Store } from '../core/loaderInput.ts'

type PageReplay = { followPageReplay: (store: Store) => void }

/**
 * Follows the triggers of a replay once a member is signed in: a visitor has no outbox, and loads none.
 *
 * @param hydrated when the page is hydrated. Replay shows messages; one that comes earlier is not in the server's HTML,
 * and React would throw that away.
 * @param load imports the module that follows the triggers.
 */
export async function startReplay(
  store: Store,
  hydrated: Promise<void>,
  load: () => Promise<PageReplay> = () => import('../replay/pageReplay.ts'),
): Promise<void> {
  await hydrated
  await untilSignedIn(store)
  const { followPageReplay } = await load()
  followPageReplay(store)
}

function untilSignedIn(store: Store): Promise<void> {
  if (store.get(ownerAtom) !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = store.sub(ownerAtom, () => {
      if (store.get(ownerAtom) === null) return
      stop()
      resolve()
    })
  })
}
