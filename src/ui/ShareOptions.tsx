import { useState } from 'react'
import * as texts from '../texts/share.ts'
import { Icon } from './Icon.tsx'
import { networkIcons } from './networkIcons.ts'
import styles from './ShareOptions.module.css'
import { copyLink, shareLink, toShareUrls } from './shareLink.ts'

type ShareOptionsProps = { link: { title: string; text?: string; url: string } }

/**
 * Web Share where the device has it, else WhatsApp and mail; and the link to copy: cells for a grid of two columns. Shows
 * only in dialogs, never on the server.
 */
export function ShareOptions({ link }: ShareOptionsProps) {
  const { title, text, url } = link
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => setSaid(await copyLink(url))
  const share = async () => {
    const shared = await shareLink({ title, ...(text === undefined ? {} : { text }), url })
    if (shared === 'unavailable') await copy()
    else setSaid(null)
  }
  const outcome = said && (said === 'copied' ? texts.linkCopied : texts.copyFailed)
  return (
    <>
      {'share' in navigator ? (
        <button type="button" className={styles.option} onClick={() => void share()}>
          <span className={styles.tile}>
            <Icon name="share" />
          </span>
          {texts.share}
        </button>
      ) : (
        <OtherWays link={link} />
      )}
      <button type="button" className={styles.option} data-last="" onClick={() => void copy()}>
        <span className={styles.tile}>
          <Icon name={said === 'copied' ? 'check' : 'link'} />
        </span>
        {outcome ?? texts.copyLink}
      </button>
      {/* Beside the button: a status inside would be part of no name, and be no status. */}
      <span className="visuallyHidden" role="status">
        {outcome}
      </span>
    </>
  )
}

function OtherWays({ link }: ShareOptionsProps) {
  const { whatsApp, mail } = toShareUrls(link)
  return (
    <>
      <a className={styles.option} href={whatsApp} target="_blank" rel="nofollow noopener noreferrer">
        <span className={styles.tile}>
          <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
            <path d={networkIcons.whatsapp} />
          </svg>
        </span>
        {texts.byWhatsApp}
      </a>
      <a className={styles.option} href={mail}>
        <span className={styles.tile}>
          <Icon name="mail" />
        </span>
        {texts.byMail}
      </a>
    </>
  )
}
