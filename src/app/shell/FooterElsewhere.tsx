import type { FooterLink } from '#contract/footer.ts'
import { useTooltip } from '../../atoms/shell/useTooltip.ts'
import { classicView, elsewhereLabel } from '../../texts/footer.ts'
import { LinkButtonOut } from '../../ui/kit/LinkButtonOut.tsx'
import { Tooltip } from '../../ui/kit/Tooltip.tsx'
import styles from './FooterElsewhere.module.css'

type FooterElsewhereProps = { links: readonly FooterLink[]; classicUrl: string | null }

/**
 * Links to our other sites: social networks as icons, sister sites and jobs as words, the former site if there is one.
 */
export function FooterElsewhere({ links, classicUrl }: FooterElsewhereProps) {
  if (links.length === 0 && classicUrl === null) return null
  const named = links.filter(({ kind }) => kind !== 'social')
  return (
    <nav className={`wrap ${styles.row}`} aria-label={elsewhereLabel}>
      {links
        .filter(({ kind }) => kind === 'social')
        .map((link) => (
          <SocialLink key={link.url} {...link} />
        ))}
      {named.map(({ url, label }) => (
        <a key={url} className={styles.named} href={url} target="_blank" rel="nofollow noopener noreferrer">
          {label}
        </a>
      ))}
      {classicUrl !== null && (
        <a className={styles.named} href={classicUrl}>
          {classicView}
        </a>
      )}
    </nav>
  )
}

function SocialLink({ url, label }: FooterLink) {
  return (
    <Tooltip {...useTooltip()} text={label}>
      {(trigger) => <LinkButtonOut {...trigger} url={url} label={label} network={label} />}
    </Tooltip>
  )
}
