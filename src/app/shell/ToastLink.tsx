import { Link } from '@tanstack/react-router'
import { decodeQuery } from '#contract/query.ts'
import { toLocalPath } from '../../atoms/login/localPath.ts'
import styles from './ToastCard.module.css'

type ToastLinkProps = { href: string; caption: string; onFollow: () => void }

/** The link of a message: a page of ours opens in place, and the message is removed with the page below it. */
export function ToastLink({ href, caption, onFollow }: ToastLinkProps) {
  const path = toLocalPath(href)
  if (path === null) {
    return (
      <a className={styles.link} href={href}>
        {caption}
      </a>
    )
  }
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  return (
    <Link
      className={styles.link}
      to={pathname as string}
      search={{ ...decodeQuery(search) }}
      hash={hash.slice(1)}
      onClick={onFollow}
    >
      {caption}
    </Link>
  )
}
