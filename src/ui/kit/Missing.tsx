import type { ReactNode } from 'react'
import { retry } from '../../texts/common.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

type Words = { title: string; text: string }

type MissingProps = {
  /** Nobody could be asked; else the server failed. */
  isOffline: boolean
  offline: Words
  error: Words
  onRetry: () => void
  /** It is all there is of a page, which has no other main heading. */
  isPage?: boolean
  /** What else one can do, beside asking again. */
  also?: ReactNode
}

/** Nothing of it could be had, and nothing of it lies on the device: why, and the way to ask again. */
export function Missing({ isOffline, offline, error, onRetry, isPage = false, also }: MissingProps) {
  return (
    <Notice
      kind={isOffline ? 'offline' : 'error'}
      isPage={isPage}
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
