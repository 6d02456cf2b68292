import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Award, AwardGroup } from '#contract/background.ts'
import { toThingPath } from '#contract/things.ts'
import * as texts from '../../texts/background.ts'
import { toKeyed } from '../kit/toKeyed.ts'
import styles from './Background.module.css'

const wordsOf = ({ year, category, person }: Award) => `${year} ${category} ${person?.permalink}`

/** Awards by academy or festival, each with year, category, person and outcome. */
export function Awards({ groups }: { groups: readonly AwardGroup[] }) {
  const id = useId()
  if (groups.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{texts.awards}</h2>
      <div className={styles.groups}>
        {groups.map(({ name, awards }) => {
          const won = awards.filter((award) => award.won).length
          return (
            <div key={name}>
              <h3>
                {name} <small>{texts.awardsOf(won, awards.length - won)}</small>
              </h3>
              <ul className={styles.awards}>
                {toKeyed(awards, wordsOf).map(({ key, row }) => (
                  <AwardRow key={key} award={row} />
                ))}
              </ul>
            </div>
          )
        })}
      </div>
    </section>
  )
}

function AwardRow({ award: { year, category, won, person } }: { award: Award }) {
  return (
    <li data-won={won || undefined}>
      <span>{year}</span>
      <span>
        {category}
        {person && (
          <>
            {category !== null && ': '}
            <Link to={toThingPath('people', person.permalink)}>{person.name}</Link>
          </>
        )}
      </span>
      <span className={styles.outcome}>{won ? texts.won : texts.nominated}</span>
    </li>
  )
}
