import { useState } from 'react'
import type { FlagReason } from '#contract/marks.ts'
import * as texts from '../../texts/marks.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import styles from './FlagDialog.module.css'

/** In the order in which they are needed; the gravest is no first thought. */
const order: readonly FlagReason[] = ['spoiler', 'insult', 'spam', 'illegal', 'other']

/** Asks why something is flagged; the answer flags it. */
export function FlagDialog({ onFlag, onClosed }: { onFlag: (reason: FlagReason) => void; onClosed: () => void }) {
  const [isClosing, setClosing] = useState(false)
  const choose = (reason: FlagReason) => {
    onFlag(reason)
    setClosing(true)
  }
  return (
    <Dialog label={texts.flagTitle} width="login" isClosing={isClosing} onClosed={onClosed}>
      <div className={styles.body}>
        <h2 className={styles.title}>{texts.flagTitle}</h2>
        <p>{texts.flagText}</p>
        {order.map((reason) => (
          <Button key={reason} variant="ghost" wide onClick={() => choose(reason)}>
            {texts.reasons[reason]}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
