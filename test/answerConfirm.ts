import type { createStore } from 'jotai'
import { expect } from 'vitest'
import { closeModalAtom, modalAtom } from '../src/atoms/core/modal.ts'

/** Answers the question that is asked above the page, as its buttons do. Waits until it is asked. */
export async function answerConfirm(store: ReturnType<typeof createStore>, confirmed: boolean): Promise<void> {
  await expect.poll(() => store.get(modalAtom)?.type).toBe('confirm')
  const modal = store.get(modalAtom)
  if (modal?.type === 'confirm' && confirmed) modal.answer('confirmed')
  store.set(closeModalAtom)
}
