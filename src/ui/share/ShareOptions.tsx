import { useState } from 'react'
import * as texts from '../../texts/share.ts'
import { ActionTile } from '../kit/ActionTile.tsx'
import { Icon } from '../kit/Icon.tsx'
import { networkIcons } from '../kit/networkIcons.ts'
import styles from './ShareOptions.module.css'
import { copyLink, shareLink, toShareUrls } from './shareLink.ts'

type Shared = { link: { title: string; text?: string; url: string } }

/** `isOdd`: an even number of other cells stands before these, and the last of them has a row of its own. */
type ShareOptionsProps = Shared & { isOdd?: boolean }

/**
 * Web Share where the device has it, else WhatsApp and mail; and the link to copy: cells for a grid of two columns. Shows
 * only in dialogs, never on the server.
 */
export function ShareOptions({ link, isOdd = true }: ShareOptionsProps) {
  const { title, text, url } = link
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => setSaid(await copyLink(url))
  const share = async () => {
    const shared = await shareLink({ title, ...(text === undefined ? {} : { text }), url })
    if (shared === 'unavailable') await copy()
    else setSaid(null)
  }
  const outcome = said && (said === 'copied' ? texts.linkCopied : texts.copyFailed)
  const hasSheet = 'share' in navigator
  return (
    <>
      {hasSheet ? (
        <ActionTile sign={<Icon name="share" />} onClick={() => void share()}>
          {texts.share}
        </ActionTile>
      ) : (
        <OtherWays link={link} />
      )}
      <ActionTile
        sign={<Icon name={said === 'copied' ? 'check' : 'link'} />}
        wide={hasSheet !== isOdd}
        onClick={() => void copy()}
      >
        {outcome ?? texts.copyLink}
      </ActionTile>
      {/* Beside the button: a status inside would be part of no name, and be no status. */}
      <span className="visuallyHidden" role="status">
        {outcome}
      </span>
    </>
  )
}

function OtherWays({ link }: Shared) {
  const { whatsApp, mail } = toShareUrls(link)
  const sign = (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={networkIcons.whatsapp} />
    </svg>
  )
  return (
    <>
      <ActionTile sign={sign} href={whatsApp} target="_blank" rel="nofollow noopener noreferrer">
        {texts.byWhatsApp}
      </ActionTile>
      <ActionTile sign={<Icon name="mail" />} href={mail}>
        {texts.byMail}
      </ActionTile>
    </>
  )
}
