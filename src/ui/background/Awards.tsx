import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Award, AwardGroup, PersonAward } from '#contract/background.ts'
import { toThingPath } from '#contract/things.ts'
import * as texts from '../../texts/background.ts'
import { toKeyed } from '../kit/toKeyed.ts'
import styles from './Background.module.css'

type AnyAward = Award | PersonAward

type AwardsProps = { groups: readonly (AwardGroup | { name: string; awards: readonly PersonAward[] })[] }

/** Awards by academy or festival, each with year, category, outcome, and the person or the title it was for. */
export function Awards({ groups }: AwardsProps) {
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
                {toKeyed<AnyAward>(awards, wordsOf).map(({ key, row }) => (
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

const wordsOf = (award: AnyAward) => `${award.year} ${award.category} ${toSubject(award)?.path}`

function AwardRow({ award }: { award: AnyAward }) {
  const { year, category, won } = award
  const subject = toSubject(award)
  return (
    <li data-won={won || undefined}>
      <span>{year}</span>
      <span>
        {category}
        {subject && (
          <>
            {category !== null && ': '}
            <Link to={subject.path}>{subject.name}</Link>
          </>
        )}
      </span>
      <span className={styles.outcome}>{won ? texts.won : texts.nominated}</span>
    </li>
  )
}

function toSubject(award: AnyAward): { name: string; path: string } | null {
  if ('title' in award) {
    const { type, name, permalink } = award.title
    return { name, path: toThingPath(type, permalink) }
  }
  return award.person && { name: award.person.name, path: toThingPath('people', award.person.permalink) }
}
