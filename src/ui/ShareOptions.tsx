import { useState } from 'react'
import * as texts from '../texts/share.ts'
import { Icon } from './Icon.tsx'
import styles from './ShareOptions.module.css'
import { copyLink, shareLink } from './shareLink.ts'

type ShareOptionsProps = { link: { title: string; text?: string; url: string } }

/**
 * Web Share where the device has it, and the link to copy: two cells for a grid of two columns. Shows only in dialogs,
 * never on the server.
 */
export function ShareOptions({ link: { title, text, url } }: ShareOptionsProps) {
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
      {'share' in navigator && (
        <button type="button" className={styles.option} onClick={() => void share()}>
          <span className={styles.tile}>
            <Icon name="share" />
          </span>
          {texts.share}
        </button>
      )}
      <button type="button" className={styles.option} onClick={() => void copy()}>
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
