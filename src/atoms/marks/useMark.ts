import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import type { MarkKind } from '#contract/marks.ts'
import { isBeingSentAtom, toShownState } from '../core/isBeingSent.ts'
import { useAfterLogin } from '../core/useAfterLogin.ts'
import {
  clearMarkAtom,
  type MarkDetail,
  type MarkedThing,
  type ShownMark,
  setMarkAtom,
  visibleMarkAtom,
} from './marks.ts'

/** The member's mark of a thing, and the actions on it; each returns whether the command was stored. */
export type OwnMark = ShownMark & {
  put: (detail?: MarkDetail) => Promise<boolean>
  clear: () => Promise<boolean>
  /** Sets what is not set, and takes back what is: as the screen shows it at the press. */
  toggle: () => Promise<boolean>
}

/**
 * The member's mark through the outbox, always as an absolute state. A visitor signs in first, then it goes on (E2b).
 *
 * @param storageFailed the message when the device cannot store it.
 */
export function useMark(mark: MarkKind, thing: MarkedThing, storageFailed: string): OwnMark {
  // The family keeps the latest few hundred: what is mounted keeps its own.
  const { type, id } = thing
  const visible = useAtomValue(useMemo(() => visibleMarkAtom(mark, `${type}/${id}`), [mark, type, id]))
  const set = useSetAtom(setMarkAtom)
  const unset = useSetAtom(clearMarkAtom)
  const attempt = useAfterLogin(mark, storageFailed)
  const put = (detail?: MarkDetail) => attempt(() => set(mark, thing, detail))
  const clear = () => attempt(() => unset(mark, thing))
  const state = toShownState(visible.state, useAtomValue(isBeingSentAtom))
  return { ...visible, state, put, clear, toggle: () => (visible.set ? clear() : put()) }
}
