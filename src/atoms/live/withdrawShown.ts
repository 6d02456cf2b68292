import type { createStore } from 'jotai'
import type { Reply } from '../../sync/api.ts'
import type { AnyRef } from '../core/reference.ts'

/** Takes a shown thing away when it is gone, or hidden from this reader; its code comes with the first refusal. */
export async function withdraw(
  store: ReturnType<typeof createStore>,
  reference: AnyRef,
  reply: Extract<Reply<unknown>, { kind: 'problem' }>,
): Promise<void> {
  const { withdrawAtom } = await import('../core/withdraw.ts')
  store.set(withdrawAtom, reference, reply)
}
