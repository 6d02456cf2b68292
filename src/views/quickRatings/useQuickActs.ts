import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useRef } from 'react'
import type { QuickTitle } from '#contract/quickRatings.ts'
import type { RatingInput } from '#contract/ratings.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { toQuickKey } from '../../atoms/quickRatings/quickPile.ts'
import { quickDraftAtom, quickViewAtom } from '../../atoms/quickRatings/quickRatings.ts'
import { passQuicklyAtom, rateQuicklyAtom, undoQuicklyAtom } from '../../atoms/quickRatings/quickSteps.ts'
import { storageFailed } from '../../texts/ratings.ts'

/**
 * The actions on the title in front, one at a time: a press before the next title is shown has no effect. Each returns
 * whether the title has gone.
 */
export function useQuickActs(title: QuickTitle) {
  const draft = useAtomValue(quickDraftAtom)
  const setDraft = useSetAtom(quickDraftAtom)
  const rateQuickly = useSetAtom(rateQuicklyAtom)
  const pass = useSetAtom(passQuicklyAtom)
  const undoQuickly = useSetAtom(undoQuicklyAtom)
  const attempt = useAfterLogin('rate', storageFailed)
  const store = useStore()
  const busy = useRef(false)

  const isInFront = () => {
    const view = store.get(quickViewAtom)
    return view.state === 'ready' && toQuickKey(view.cards[0]) === toQuickKey(title)
  }
  const alone = async (act: () => Promise<boolean>): Promise<boolean> => {
    // The rendered title may be older than the state.
    if (busy.current || !isInFront()) return false
    busy.current = true
    try {
      return await act()
    } finally {
      busy.current = false
    }
  }
  const send = (rating: RatingInput) => alone(() => attempt(() => rateQuickly(title, rating)))
  const leave = (act: 'skipped' | 'later') =>
    alone(async () => {
      pass(title, act)
      return true
    })
  return {
    draft,
    choose: (rating: RatingInput) => setDraft(title, rating),
    rate: (value: number) => send({ ...draft, value }),
    goOn: () => (draft.value !== null || draft.top || draft.flop ? send(draft) : leave('later')),
    skip: () => leave('skipped'),
    undo: () => alone(() => attempt(() => undoQuickly())),
  }
}

export type QuickActs = ReturnType<typeof useQuickActs>
