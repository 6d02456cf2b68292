import { atom } from 'jotai'
import type { Reply } from '../../sync/api.ts'
import { apiAtom, recallAtom } from './context.ts'
import { appendPage, type ListAnswer, toPageInput } from './listAnswer.ts'
import { reachableAtom } from './reachable.ts'
import { type AnyRef, toResourceKey } from './reference.ts'
import { type Resource, resourcesAtom } from './resource.ts'
import { ownerAtom } from './session.ts'

const loadAgainAtom = atom(null, (_get, set, reference: AnyRef) => set(loadNextPageAtom, reference))

/** Appends a list's next page; the code behind `loadMoreAtom`. */
export const loadNextPageAtom = atom(null, async (get, set, reference: AnyRef) => {
  const key = toResourceKey(reference)
  const before = get(resourcesAtom)[key]
  if (before?.state !== 'ready' || before.fetchingMore) return
  const list = before.last.data as ListAnswer
  if (list.nextPage === null) return
  const input = toPageInput(reference, list.nextPage)
  const put = (resource: Resource<unknown>) => set(resourcesAtom, (all) => ({ ...all, [key]: resource }))
  put({ ...before, fetchingMore: true })
  /** What is shown while the server is asked: the list as it was, or with the device's copy of the page behind it. */
  let shown = before.last
  const asking = get(apiAtom).call(reference.call, input)
  const showing = get(recallAtom)
    .recall({ call: reference.call, input }, get(ownerAtom))
    .then((kept) => {
      const now = get(resourcesAtom)[key]
      if (kept === null || now?.state !== 'ready' || !now.fetchingMore || now.last !== before.last) return
      shown = { data: appendPage(list, kept.value as ListAnswer), fetchedAt: kept.fetchedAt, source: kept.source }
      put({ ...now, last: shown })
    })
  const reply: Reply<unknown> = await asking
  await showing
  const now = get(resourcesAtom)[key]
  if (reply.kind !== 'ok') {
    if (now?.state === 'ready') put({ ...now, fetchingMore: false })
    set(reachableAtom, reply)
    const { reportProblemAtom } = await import('./reportProblem.ts')
    set(reportProblemAtom, reply, () => void set(loadAgainAtom, reference))
    return reply
  }
  // The member has signed out, or a refresh began: the page belongs to a list that is no longer shown.
  if (now?.state !== 'ready') return reply
  if (now.last !== shown) {
    put({ ...now, fetchingMore: false })
    return reply
  }
  const age = reply.source === 'device' ? { fetchedAt: reply.fetchedAt, source: reply.source } : {}
  put({
    ...now,
    last: { ...before.last, ...age, data: appendPage(list, reply.value as ListAnswer) },
    fetchingMore: false,
  })
  return reply
})
