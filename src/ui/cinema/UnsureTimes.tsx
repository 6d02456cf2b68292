import type { ReactNode } from 'react'
import { AsOfNote, type TimesUnsure } from '../kit/AsOfNote.tsx'
import { Unsure } from './unsure.ts'

type UnsureTimesProps = {
  /** Null once the server has confirmed the times. */
  unsure: { fetchedAt: string; times: TimesUnsure } | null
  now: Date
  /** Whether other words say so already. */
  isSaid?: boolean
  /** The place of the words about them: the free space of a list's first row, or a line. */
  place?: 'line' | 'below'
  children: ReactNode
}

/** Showtimes with what has to be said of them: one that lies on the device may have been cancelled or moved. */
export function UnsureTimes({ unsure, now, isSaid = false, place = 'below', children }: UnsureTimesProps) {
  return (
    <Unsure value={unsure !== null}>
      {!isSaid && <AsOfNote fetchedAt={unsure?.fetchedAt ?? null} times={unsure?.times} now={now} place={place} />}
      {children}
    </Unsure>
  )
}
