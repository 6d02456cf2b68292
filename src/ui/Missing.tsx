import type { ReactNode } from 'react'
import { retry } from '../texts/common.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

type Words = { title: string; text: string }

type MissingProps = {
  /** Nobody could be asked; else the server failed. */
  isOffline: boolean
  offline: Words
  error: Words
  onRetry: () => void
  /** What else one can do, beside asking again. */
  also?: ReactNode
}

/** Nothing of it could be had, and nothing of it lies on the device: why, and the way to ask again. */
export function Missing({ isOffline, offline, error, onRetry, also }: MissingProps) {
  return (
    <Notice
      kind={isOffline ? 'offline' : 'error'}
      {...(isOffline ? offline : error)}
      action={
        <>
          <Button onClick={onRetry}>{retry}</Button>
          {also}
        </>
      }
    />
  )
}
