import { useState } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { shareLink } from './shareLink.ts'

type ShareButtonProps = {
  title: string
  /** The page's path. */
  url: string
  texts: { share: string; copied: string; failed: string }
}

/** Shares a page by the device's own sheet, or copies its address where there is none. */
export function ShareButton({ title, url, texts }: ShareButtonProps) {
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null)
  const share = async () => {
    const outcome = await shareLink({ title, url })
    setSaid(outcome === 'copied' || outcome === 'failed' ? outcome : null)
  }
  return (
    <Button variant="ghost" onClick={() => void share()}>
      <Icon name={said === 'copied' ? 'check' : 'share'} />
      <span role="status">{said === null ? texts.share : texts[said]}</span>
    </Button>
  )
}
