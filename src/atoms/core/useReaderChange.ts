import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { ownerAtom } from './session.ts'

/** Calls after the reader has changed: an answer that is made for its reader has to be fetched again. */
export function useReaderChange(onChange: () => void): void {
  const reader = useAtomValue(ownerAtom)
  const before = useRef(reader)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (before.current === reader) return
    before.current = reader
    latest.current()
  }, [reader])
}
