import { share } from '../../texts/share.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { shareLink } from './shareLink.ts'

type ShareButtonProps = {
  title: string
  /** The page's path. */
  url: string
  /** Offers other ways, where the device has no sheet of its own. */
  onUnavailable: () => void
}

/** Shares a page by the device's own sheet. */
export function ShareButton({ title, url, onUnavailable }: ShareButtonProps) {
  const onClick = async () => {
    if ((await shareLink({ title, url })) === 'unavailable') onUnavailable()
  }
  return (
    <Button variant="ghost" onClick={() => void onClick()}>
      <Icon name="share" />
      {share}
    </Button>
  )
}
