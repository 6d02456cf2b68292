import { useId } from 'react'
import * as texts from '../../texts/install.ts'
import { Icon } from '../kit/Icon.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import styles from './InstallHint.module.css'

type InstallHintProps = {
  /** Something waits here to be sent: the installed app would not know of it. */
  waits: boolean
  onClose: () => void
}

/** Says that Safari clears what lies here, and how it stays. */
export function InstallHint({ waits, onClose }: InstallHintProps) {
  const id = useId()
  return (
    <aside className={styles.hint} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {texts.heading}
      </h2>
      <IconButton icon="x" label={texts.close} onClick={onClose} />
      <p className={styles.why}>
        {texts.why}
        {waits && ` ${texts.ownStorage}`}
      </p>
      <ol className={styles.steps}>
        {texts.steps.map(({ icon, text, button }) => (
          <li key={button} className={styles.step}>
            <span>
              {text} <b>{button}</b>
            </span>
            <Icon name={icon} />
          </li>
        ))}
      </ol>
    </aside>
  )
}
