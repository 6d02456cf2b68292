import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useId, useMemo } from 'react'
import { activeTooltipAtom, hideTooltipAtom, showTooltipAtom } from './tooltip.ts'

/** The state of one `Tooltip`, of which one is open at a time. Rerenders only when that one is shown or hidden. */
export function useTooltip() {
  const id = useId()
  const open = useAtomValue(useMemo(() => atom((get) => get(activeTooltipAtom) === id), [id]))
  const show = useSetAtom(showTooltipAtom)
  const hide = useSetAtom(hideTooltipAtom)
  return { id, open, onShow: useCallback(() => show(id), [show, id]), onHide: useCallback(() => hide(id), [hide, id]) }
}
