import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useId, useMemo } from 'react'
import { activeTooltipAtom, hideTooltipAtom, showTooltipAtom } from './tooltip.ts'

/** What a `Tooltip` needs to be one among all. Rerenders only when it is shown or hidden itself. */
export function useTooltip() {
  const id = useId()
  const open = useAtomValue(useMemo(() => atom((get) => get(activeTooltipAtom) === id), [id]))
  const show = useSetAtom(showTooltipAtom)
  const hide = useSetAtom(hideTooltipAtom)
  return { id, open, onShow: useCallback(() => show(id), [show, id]), onHide: useCallback(() => hide(id), [hide, id]) }
}
