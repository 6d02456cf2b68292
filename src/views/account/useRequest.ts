import { useState } from 'react'
import type { Outcome, Refusal } from '../../atoms/core/outcome.ts'

/** A request to the server: none or over, under way, refused. */
export type RequestState = { busy: boolean; refusal: Refusal | null }

/**
 * One kind of request of one place on the page. A second one while the first is under way is none.
 *
 * @returns `run` answers what was done, or null: the refusal then stands in the state.
 */
export function useRequest() {
  const [state, setState] = useState<RequestState>({ busy: false, refusal: null })
  const run = async <T>(send: () => Promise<Outcome<T>>): Promise<{ value: T } | null> => {
    if (state.busy) return null
    setState({ busy: true, refusal: null })
    const outcome = await send()
    setState({ busy: false, refusal: outcome.kind === 'refused' ? outcome : null })
    return outcome.kind === 'done' ? outcome : null
  }
  const refuse = (refusal: Refusal) => setState({ busy: false, refusal })
  /** Removes the fault of a field that is edited, and the problem of the whole form. */
  const forget = (field: string) =>
    setState(({ busy, refusal }) => {
      if (refusal === null) return { busy, refusal }
      const { [field]: _gone, ...fields } = refusal.fields
      return { busy, refusal: Object.keys(fields).length > 0 ? { ...refusal, fields, problem: null } : null }
    })
  return { ...state, run, refuse, forget }
}
