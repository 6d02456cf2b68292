import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Person } from '#contract/people.ts'
import * as texts from '../../texts/person.ts'
import { Avatar } from '../../ui/kit/Avatar.tsx'
import styles from './OftenWith.module.css'

/** Those with whom a person has the most titles in common. */
export function OftenWith({ people }: { people: Person['oftenWith'] }) {
  const id = useId()
  if (people.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{texts.oftenWith}</h2>
      <ul className={styles.people}>
        {people.map(({ permalink, name, titlesCount }) => (
          <li key={permalink}>
            <Link to="/people/$permalink" params={{ permalink }} className={styles.person}>
              <Avatar name={name} src={null} />
              <span>
                {name} <small className={styles.count}>{texts.shared(titlesCount)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
