import type { ReactNode } from 'react'
import { retry } from '../../texts/common.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

type Words = { title: string; text: string }

type MissingProps = {
  /** The server was not reached; else it failed. */
  isOffline: boolean
  offline: Words
  error: Words
  onRetry: () => void
  /** The only content of a page, which has no other main heading. */
  isPage?: boolean
  /** Further actions beside the retry. */
  also?: ReactNode
}

/** A notice for content that could not be fetched and is not on the device: the reason, and the button to try again. */
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
