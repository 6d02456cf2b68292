import { atom } from 'jotai'
import type { Reply } from '../../sync/api.ts'
import { apiAtom, recallAtom } from './context.ts'
import { appendPage, type ListAnswer, type MoreOptions, toPageInput } from './listAnswer.ts'
import { reachableAtom } from './reachable.ts'
import { type AnyRef, toResourceKey } from './reference.ts'
import { fetchesMore, type Loaded, resourcesAtom, withPart } from './resource.ts'
import { ownerAtom } from './session.ts'
import { withdrawAtom } from './withdraw.ts'

type Ended = Promise<Reply<unknown> | undefined>

const loadAgainAtom = atom(
  null,
  (_get, set, reference: AnyRef, options?: MoreOptions): Ended => set(loadNextPageAtom, reference, options),
)

/**
 * Appends a list's next page; the code behind `loadMoreAtom`. The list may be refreshed meanwhile: the page belongs to the
 * newer list then, if that ends where the older one ended.
 */
export const loadNextPageAtom = atom(
  null,
  async (get, set, reference: AnyRef, { quiet = false }: MoreOptions = {}): Ended => {
    const key = toResourceKey(reference)
    /** The list if it is shown; null also once another has taken its place, which waits for no page. */
    const read = () => {
      const now = get(resourcesAtom)[key]
      return now === undefined || now.state === 'idle' || now.last === null ? null : { now, last: now.last }
    }
    const put = (part: { last?: Loaded<unknown>; fetchingMore?: boolean }) => {
      const list = read()
      if (list) set(resourcesAtom, (all) => ({ ...all, [key]: withPart(list.now, part) }))
    }
    const before = read()
    if (before === null || fetchesMore(before.now)) return
    const list = before.last.data as ListAnswer
    if (list.nextPage === null) return
    const input = toPageInput(reference, list.nextPage)
    const owner = get(ownerAtom)
    put({ fetchingMore: true })
    /** The list while the server is asked: as it was, or with the device's copy of the page behind it. */
    let shown = before.last
    const asking = get(apiAtom).call(reference.call, input)
    const showing = get(recallAtom)
      .recall({ call: reference.call, input }, owner)
      .then((kept) => {
        const list = read()
        if (kept === null || list === null || !fetchesMore(list.now) || list.last !== before.last) return
        if (owner !== get(ownerAtom)) return
        shown = append(before.last, kept.value, { fetchedAt: kept.fetchedAt, source: kept.source })
        put({ last: shown })
      })
    const reply: Reply<unknown> = await asking
    await showing
    const after = read()
    const isAwaited = after !== null && fetchesMore(after.now)
    if (reply.kind !== 'ok') {
      if (isAwaited) put({ fetchingMore: false })
      set(reachableAtom, reply)
      // Another reader may see what was refused to the one before.
      if (owner !== get(ownerAtom)) return reply
      if (isAwaited && reply.kind === 'problem' && set(withdrawAtom, reference, reply)) return reply
      if (quiet) return reply
      const { reportProblemAtom } = await import('./reportProblem.ts')
      set(reportProblemAtom, reply, () => void set(loadAgainAtom, reference))
      return reply
    }
    // Another list is shown.
    if (!isAwaited) return reply
    // A page with the marks of a member who has left is nobody's: it is asked for as its present reader.
    if (owner !== get(ownerAtom)) {
      put({ fetchingMore: false })
      return set(loadAgainAtom, reference, { quiet })
    }
    const base = after.last === shown ? before.last : after.last
    const { nextPage, items } = base.data as ListAnswer
    const isNext = nextPage === list.nextPage
    // The refreshed list is as short and ends at another position: its own next page is the one that was asked for.
    if (!isNext && nextPage !== null && items.length <= list.items.length) {
      put({ fetchingMore: false })
      return set(loadAgainAtom, reference, { quiet })
    }
    const age = reply.source === 'device' ? { fetchedAt: reply.fetchedAt, source: reply.source } : {}
    put({ fetchingMore: false, ...(isNext ? { last: append(base, reply.value, age) } : {}) })
    return reply
  },
)

const append = (list: Loaded<unknown>, page: unknown, age: Partial<Loaded<unknown>>): Loaded<unknown> => ({
  ...list,
  ...age,
  data: appendPage(list.data as ListAnswer, page as ListAnswer),
})
