import { useEffect, useRef, useState } from 'react'

type Draft = { value: number; over: number | null; sent: boolean }

/** The time without a key after which a value is sent, in ms. */
const REST = 700

/**
 * The value under the thumb while it moves. It is committed once: when the pointer lets go, when keys rest, or when the
 * focus leaves; never for each step. Until the rating behind it follows, what was committed stays visible.
 *
 * @param value the rating as it holds; null when there is none.
 * @param commit called with the new value; false means it was not taken, and the old value shows again.
 */
export function useRatingDraft(value: number | null, commit: (value: number) => Promise<boolean>) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const waiting = useRef<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (draft?.sent && draft.over !== value) setDraft(null)

  const send = async () => {
    clearTimeout(timer.current)
    const next = waiting.current
    waiting.current = null
    if (next === null) return
    if (next === value) return setDraft(null)
    setDraft({ value: next, over: value, sent: true })
    if (!(await commit(next))) setDraft(null)
  }
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  // Leaving the page within the rest must not lose what was chosen.
  useEffect(() => () => void latestSend.current(), [])

  return {
    shown: draft ? draft.value : value,
    /** Moves the thumb without sending. */
    move: (next: number) => {
      clearTimeout(timer.current)
      waiting.current = next
      setDraft({ value: next, over: value, sent: false })
    },
    /** Sends once nothing has moved for a while. */
    sendSoon: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void latestSend.current(), REST)
    },
    send: () => void send(),
    /** Forgets what was not sent: the pointer turned out to scroll. */
    cancel: () => {
      clearTimeout(timer.current)
      waiting.current = null
      setDraft(null)
    },
  }
}
