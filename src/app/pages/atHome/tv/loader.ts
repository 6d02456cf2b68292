import { toTvDate } from '#contract/tv.ts'
import { tvRef } from '../../../../atoms/atHome/refs.ts'
import { clockAtom } from '../../../../atoms/core/context.ts'
import { loadResourceAtom } from '../../../../atoms/core/resource.ts'
import { awaitAtOnce } from '../../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../../core/loaderInput.ts'

/**
 * The programme of a day. Answers the day it asked for, always named: what is kept on the device for tomorrow is found
 * again tomorrow.
 */
export async function loadTv({ context, deps, abortController }: LoaderInput & { deps: { tag?: string | undefined } }) {
  const { store } = context
  const date = deps.tag ?? toTvDate(store.get(clockAtom).now())
  await awaitAtOnce(store.set(loadResourceAtom, tvRef(date), { signal: abortController.signal }))
  return { date }
}
