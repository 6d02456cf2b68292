import { useState } from 'react'
import type { Outcome } from '../../atoms/core/outcome.ts'
import { useRequest } from './useRequest.ts'

/**
 * One setting that is changed in a form: whether the form is open, its request, and the result of the last change.
 *
 * @returns `row` and `form`: for `SettingRow` and `AccountForm`. `save` sends a change; once it is done the form is
 * closed and the row says the given words.
 */
export function useSettingRow() {
  const request = useRequest()
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState<string | null>(null)
  const save = async (send: () => Promise<Outcome<unknown>>, saved: string): Promise<void> => {
    if ((await request.run(send)) === null) return
    setResult(saved)
    setOpen(false)
  }
  const onToggle = () => {
    setOpen(!isOpen)
    setResult(null)
  }
  return {
    row: { isOpen, onToggle, result },
    form: { state: request, onEdit: request.forget, onCancel: () => setOpen(false) },
    faults: request.refusal?.fields ?? {},
    refuse: request.refuse,
    save,
  }
}
