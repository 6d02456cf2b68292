import { Link } from '@tanstack/react-router'
import { useResource } from '../../atoms/core/useResource.ts'
import { footerRef } from '../../atoms/shell/refs.ts'
import { shelfTitles } from '../../texts/comingSoon.ts'
import { Avatar } from '../../ui/kit/Avatar.tsx'
import styles from './ComingSoonView.module.css'

/** The stars that the footer of every page knows anyway. */
export function StarShelf() {
  const footer = useResource(footerRef)
  const stars = footer.state === 'idle' ? [] : (footer.last?.data.stars ?? [])
  if (stars.length === 0) return null
  return (
    <section className={styles.shelf}>
      <h2>{shelfTitles.stars}</h2>
      <ul className={styles.stars}>
        {stars.map(({ permalink, label }) => (
          <li key={permalink}>
            <Link to="/people/$permalink" params={{ permalink }} className={styles.star}>
              <Avatar name={label} src={null} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
