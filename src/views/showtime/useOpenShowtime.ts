import { useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import type { ShowtimeId } from '#contract/ids.ts'
import type { Failure } from '../../atoms/core/resource.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { openShowtimeAtom } from '../../atoms/showtime/showtime.ts'

/**
 * Loads a showtime as its modal opens. A failure is shown in the modal and said besides (PRODUCT C4); that a showtime is
 * gone is an answer, not a failure.
 *
 * @returns tries again.
 */
export function useOpenShowtime(id: ShowtimeId): () => void {
  const open = useSetAtom(openShowtimeAtom)
  const notify = useSetAtom(notifyAtom)
  const load = useCallback(async () => {
    const failure = await open(id)
    if (failure && failure.reason !== 'notFound') notify({ kind: 'problem', problem: toProblem(failure) })
  }, [open, notify, id])
  useEffect(() => {
    void load()
  }, [load])
  return () => void load()
}

/** PRODUCT C4 has one sentence for a showtime that could not be fetched; haste has its own everywhere. */
function toProblem(failure: Failure): 'failed' | 'tooFast' {
  return failure.reason === 'problem' && failure.kind === 'tooFast' ? 'tooFast' : 'failed'
}
