import { icons } from './icons.ts'
import styles from './LinkButtonOut.module.css'
import { isNetwork, networkIcons } from './networkIcons.ts'

type LinkButtonOutProps = {
  url: string
  label: string
  /** The name of a social network: the button takes its sign and stands on the colour of social links. */
  network?: string | undefined
  'aria-describedby'?: string | undefined
}

/** A sign that leads to another site, in a new tab. Search engines do not follow it. */
export function LinkButtonOut({ url, label, network, 'aria-describedby': describedBy }: LinkButtonOutProps) {
  const known = network?.toLowerCase() ?? ''
  return (
    <a
      href={url}
      target="_blank"
      rel="nofollow noopener noreferrer"
      className={styles.button}
      data-social={network !== undefined || undefined}
      aria-describedby={describedBy}
    >
      <svg className={styles.icon} viewBox="0 0 24 24" width="30" height="30" aria-hidden="true">
        <path d={isNetwork(known) ? networkIcons[known] : network === undefined ? icons.external : icons.link} />
      </svg>
      <span className="visuallyHidden">{label}</span>
    </a>
  )
}
