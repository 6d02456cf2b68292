import type { Call } from '#contract/call.ts'
import type { Reply } from '../../sync/api.ts'
import { appendPage, type ListAnswer, toPageInput } from './listAnswer.ts'
import type { AnyRef, ResourceInput } from './reference.ts'

/**
 * Adds to a list's first page as many of the next ones as make it as long as it is shown. All pages come anew: an item of
 * a later page may be gone just as well.
 *
 * @param shown reads the list that is shown, which may grow meanwhile.
 * @returns the longer answer, or the reply to the first page that could not be had.
 */
export async function toLength(
  first: Reply<unknown>,
  shown: () => { data: ListAnswer },
  reference: AnyRef,
  ask: (input: ResourceInput<Call>) => Promise<Reply<unknown>>,
): Promise<Reply<unknown>> {
  if (first.kind !== 'ok') return first
  let all = first
  let list = first.value as ListAnswer
  while (list.nextPage !== null && list.items.length < shown().data.items.length) {
    const reply = await ask(toPageInput(reference, list.nextPage))
    if (reply.kind !== 'ok') return reply
    list = appendPage(list, reply.value as ListAnswer)
    const { fetchedAt, source } = reply.source === 'device' ? reply : all
    all = { ...all, value: list, fetchedAt, source }
  }
  return all
}
